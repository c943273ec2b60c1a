export { AppRoleError } from './app-role.ts';
export { appendOnlyTables } from './append-only-tables.ts';
export { type ConnectOptions, connect, type OpenConnection } from './connect.ts';
export type { Connection, Database } from './database.ts';
export { inTransaction } from './in-transaction.ts';
export { MigrationError, migrateToLatest, migrationFolder } from './migrate.ts';
export { type DatabaseServer, fillWhole, openDatabase, prepareSchema } from './open-database.ts';
export { type ProcessLock, tryProcessLock, withProcessLock } from './process-lock.ts';
