/** A migration or SQL file that failed; the database stays as it was before all of them. */
export class MigrationError extends Error {
  constructor(name: string | undefined, cause: unknown) {
    super(`Migration ${name ?? '(none ran)'} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'MigrationError';
  }
}
