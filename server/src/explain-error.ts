import { DataFolderError, InvalidConfigError } from './config/index.ts';
import { AppRoleError, DatabaseVersionError, MigrationError, PostgresError } from './db/index.ts';

/** Explains an error: the message alone if a person can fix it, else the stack, since it is a bug. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = [
    InvalidConfigError,
    DataFolderError,
    DatabaseVersionError,
    AppRoleError,
    MigrationError,
    PostgresError,
  ].some((type) => error instanceof type);
  const isSystem = 'code' in error && typeof error.code === 'string';
  return isExpected || isSystem ? error.message : (error.stack ?? error.message);
}
