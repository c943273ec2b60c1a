import { promises as fs } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
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
  const { db, close } = connect(ownerUrl, {
    poolSize: 1,
    limits,
    applicationName: 'quittance migrations',
    changesSchema: true,
  });
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
  const files = new FileMigrationProvider({ fs, path, migrationFolder });
  const provider = new FirstFailure(files);
  const { error, results = [] } = await new Migrator({ db: transaction, provider }).migrateToLatest();
  // Thrown to roll the transaction back.
  if (provider.failure) throw provider.failure;
  if (error) throw new MigrationError(undefined, error);
  return results.map((result) => result.migrationName);
}

/**
 * Keeps the failure of a migration. Kysely loses it: it unlocks in the transaction that the migration has aborted, and
 * answers with the error of that statement.
 */
class FirstFailure implements MigrationProvider {
  readonly #provider: MigrationProvider;
  failure: MigrationError | undefined;

  constructor(provider: MigrationProvider) {
    this.#provider = provider;
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const migrations = Object.entries(await this.#provider.getMigrations());
    return Object.fromEntries(migrations.map(([name, migration]) => [name, this.#watch(name, migration)]));
  }

  #watch(name: string, { up }: Migration): Migration {
    return {
      up: async (db) => {
        try {
          await up(db);
        } catch (error) {
          this.failure ??= new MigrationError(name, error);
          throw error;
        }
      },
    };
  }
}
