import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { MigrationError } from './migration-error.ts';
import { readSqlVersion } from './sql-version.ts';

/** The ledger's functions and triggers, applied in the order of the file names. */
export const sqlFolder = path.join(import.meta.dirname, '../ledger/sql');

export interface SqlFile {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: Buffer;
}

export async function readSqlFiles(folder = sqlFolder): Promise<readonly SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have other line endings, and PostgreSQL keeps them in functions.
      const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, hash: createHash('sha256').update(text).digest() };
    }),
  );
}

/**
 * Applies the files that changed since their last application.
 * @param transaction of the migrations, as the owner, so that tables and functions change together
 * @returns names of the files that were applied
 * @throws MigrationError if a file fails, the database has a newer version, or one of its files is gone
 */
export async function applySqlFiles(transaction: Connection, folder = sqlFolder): Promise<readonly string[]> {
  const files = await readSqlFiles(folder);
  const { version } = await readSqlVersion(folder);
  const applied = await transaction.selectFrom('ledger_sql_files').select(['name', 'hash', 'version']).execute();
  assertNotNewer(applied, version);
  assertNoneIsGone(applied, files);
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
  const changed = files.filter(({ name, hash }) => !hashes.get(name)?.equals(hash));
  for (const file of changed) await applySqlFile(transaction, file, version);
  // On every row, so that a version that only removes files counts too.
  await transaction.updateTable('ledger_sql_files').set({ version }).where('version', '<', version).execute();
  return changed.map(({ name }) => name);
}

/** Checks that no newer server has applied its files, which this one would replace with older ones. */
function assertNotNewer(applied: readonly { readonly version: number }[], version: number): void {
  const newest = Math.max(0, ...applied.map((file) => file.version));
  if (newest <= version) return;
  throw new MigrationError(
    'ledger/sql',
    `The database has version ${newest} of the ledger's functions, and this server is older, with version ${version}. ` +
      'Start a server of the newer release.',
  );
}

/** Checks that no file was removed or renamed, since its functions and triggers would stay. */
function assertNoneIsGone(applied: readonly { readonly name: string }[], files: readonly SqlFile[]): void {
  const present = new Set(files.map(({ name }) => name));
  const gone = applied.filter(({ name }) => !present.has(name)).map(({ name }) => name);
  if (gone.length === 0) return;
  throw new MigrationError(
    'ledger/sql',
    `The database has functions of ${gone.join(', ')}, which this server doesn't have. ` +
      'Drop them in a migration, with their rows in ledger_sql_files.',
  );
}

async function applySqlFile(transaction: Connection, { name, text, hash }: SqlFile, version: number): Promise<void> {
  try {
    await sql.raw(text).execute(transaction);
  } catch (error) {
    throw new MigrationError(name, error);
  }
  await transaction
    .insertInto('ledger_sql_files')
    .values({ name, hash, version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, version, applied_at: sql`now()` }))
    .execute();
}
