import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { type ConnectionLimits, defaultDatabaseLimits } from '../config/index.ts';
import { closeToPublic } from './close-to-public.ts';
import { connect } from './connect.ts';

export const migrationFolder = path.join(import.meta.dirname, 'migrations');

/** A migration that failed; the database stands where the one before it left it. */
export class MigrationError extends Error {
  constructor(name: string | undefined, cause: unknown) {
    super(`Migration ${name ?? '(none ran)'} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'MigrationError';
  }
}

/**
 * Brings the schema up to date, as the owner, and closes it to everybody else. Two processes that start together take turns.
 * @returns names of the migrations that ran, in order
 * @throws MigrationError
 */
export async function migrateToLatest(
  ownerUrl: string,
  limits: ConnectionLimits = defaultDatabaseLimits.migration,
): Promise<string[]> {
  const { db, close } = connect(ownerUrl, { poolSize: 2, limits, applicationName: 'quittance migrations' });
  try {
    const provider = new FileMigrationProvider({ fs, path, migrationFolder });
    const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
    const failed = results.find((result) => result.status === 'Error');
    if (error) throw new MigrationError(failed?.migrationName, error);
    await closeToPublic(db);
    return results.map((result) => result.migrationName);
  } finally {
    await close();
  }
}
