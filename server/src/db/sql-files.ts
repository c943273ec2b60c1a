import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { MigrationError } from './migration-error.ts';

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
 * @throws MigrationError
 */
export async function applySqlFiles(transaction: Connection, folder?: string): Promise<readonly string[]> {
  const files = await readSqlFiles(folder);
  const applied = await transaction.selectFrom('ledger_sql_files').select(['name', 'hash']).execute();
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
  const changed = files.filter(({ name, hash }) => !hashes.get(name)?.equals(hash));
  for (const file of changed) await applySqlFile(transaction, file);
  return changed.map(({ name }) => name);
}

async function applySqlFile(transaction: Connection, { name, text, hash }: SqlFile): Promise<void> {
  try {
    await sql.raw(text).execute(transaction);
  } catch (error) {
    throw new MigrationError(name, error);
  }
  await transaction
    .insertInto('ledger_sql_files')
    .values({ name, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, applied_at: sql`now()` }))
    .execute();
}
