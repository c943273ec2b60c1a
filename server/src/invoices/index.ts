export type { InvoiceTables, MinorColumn, PaymentWindow, StoredInvoiceStatus } from './tables.ts';
