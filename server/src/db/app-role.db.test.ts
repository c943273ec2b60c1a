import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { appendOnlyTables } from './append-only-tables.ts';

const { db } = testDatabase();

const rights = async (table: string) => {
  const { rows } = await sql<Record<'select' | 'insert' | 'update' | 'delete' | 'truncate', boolean>>`
    select has_table_privilege(${table}, 'select') as select, has_table_privilege(${table}, 'insert') as insert,
           has_table_privilege(${table}, 'update') as update, has_table_privilege(${table}, 'delete') as delete,
           has_table_privilege(${table}, 'truncate') as truncate`.execute(db);
  return rows[0];
};

it('works as a role of its own that may not change the schema', async () => {
  const { rows } = await sql<{ current_user: string }>`select current_user`.execute(db);
  expect(rows[0]?.current_user).toBe('quittance_app');
  await expect(sql`create table intruder (id text)`.execute(db)).rejects.toThrow(/permission denied/);
});

it.for(appendOnlyTables)('may add rows to %s but never change or remove them', async (table) => {
  expect(await rights(table)).toEqual({ select: true, insert: true, update: false, delete: false, truncate: false });
});

it('may not rewrite the history of migrations', async () => {
  expect(await rights('kysely_migration')).toMatchObject({ select: true, insert: false, update: false, delete: false });
});

it('reads whole numbers as bigint and keeps calendar dates and numerics as they are written', async () => {
  const { rows } =
    await sql`select 9007199254740993::int8 as count, date '2026-03-01' as day, 1.50::numeric as rate`.execute(db);
  expect(rows[0]).toEqual({ count: 9_007_199_254_740_993n, day: '2026-03-01', rate: '1.50' });
});
