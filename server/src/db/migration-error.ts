/** A migration or SQL file failed. The database is unchanged. */
export class MigrationError extends Error {
  constructor(name: string | undefined, cause: unknown) {
    super(`Migration ${name ?? '(none ran)'} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'MigrationError';
  }
}
