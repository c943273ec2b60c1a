import { promises as fs } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { type ConnectionLimits, defaultDatabaseLimits } from '../config/index.ts';
import { closeToPublic } from './close-to-public.ts';
import { connect } from './connect.ts';
import type { Connection } from './database.ts';
import { lockNumbers } from './lock-numbers.ts';
import { MigrationError } from './migration-error.ts';
import { applySqlFiles } from './sql-files.ts';

export const migrationFolder = path.join(import.meta.dirname, 'migrations');

export interface MigrateOptions {
  readonly limits?: ConnectionLimits | undefined;
  /** Folder of the ledger's functions and triggers; default: that of this version. */
  readonly sqlFolder?: string;
}

/**
 * Migrates the schema as the owner and revokes everybody else's rights: migrations, then changed SQL files, then
 * rights, in one transaction. Processes that start together take turns.
 * @returns names of the migrations and SQL files that ran, in order
 * @throws MigrationError
 */
export async function migrateToLatest(
  ownerUrl: string,
  { limits = defaultDatabaseLimits.migration, sqlFolder }: MigrateOptions = {},
): Promise<readonly string[]> {
  const { db, close } = connect(ownerUrl, { poolSize: 1, limits, applicationName: 'quittance migrations' });
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${lockNumbers.schemaChange})`.execute(transaction);
      const migrations = await runMigrations(transaction);
      const files = await applySqlFiles(transaction, sqlFolder);
      await closeToPublic(transaction);
      return [...migrations, ...files];
    });
  } finally {
    await close();
  }
}

async function runMigrations(transaction: Connection): Promise<readonly string[]> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder });
  const { error, results = [] } = await new Migrator({ db: transaction, provider }).migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  // Thrown to roll the transaction back.
  if (error) throw new MigrationError(failed?.migrationName, error);
  return results.map((result) => result.migrationName);
}
