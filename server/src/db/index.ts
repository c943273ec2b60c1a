export { type ConnectOptions, connect, type OpenConnection } from './connect.ts';
export type { Connection, Database } from './database.ts';
export { inTransaction } from './in-transaction.ts';
