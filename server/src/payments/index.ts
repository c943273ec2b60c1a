export type { PaymentTables } from './tables.ts';
