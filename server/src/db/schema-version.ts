import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { migrationFolder } from './migrate.ts';
import { readSqlFiles } from './sql-files.ts';

/** Lists the names of this version's migrations, and its SQL files with their hashes. */
export async function listSchemaParts(): Promise<readonly string[]> {
  const migrations = (await readdir(migrationFolder)).filter((file) => /^\d+-.*\.[jt]s$/.test(file));
  const files = await readSqlFiles();
  return [
    ...migrations.map((file) => file.replace(/\.[jt]s$/, '')),
    ...files.map(({ name, hash }) => `${name} ${hash.toString('hex')}`),
  ];
}

/** Whether the database has all of these parts. */
export async function hasSchemaParts(db: Connection, parts: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ part: string }>`
    select name as part from kysely_migration
    union all
    select name || ' ' || encode(hash, 'hex') from ledger_sql_files`.execute(db);
  const applied = new Set(rows.map(({ part }) => part));
  return parts.every((part) => applied.has(part));
}
