import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asOwner } from '../ledger/ledger-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { AppRoleError, ensureAppRole } from './app-role.ts';
import { appendOnlyTables } from './append-only-tables.ts';
import { connect } from './connect.ts';
import { prepareSchema } from './open-database.ts';

const { db, ownerUrl } = testDatabase();

const rights = async (table: string) => {
  const { rows } = await sql<Record<'select' | 'insert' | 'update' | 'delete' | 'truncate', boolean>>`
    select has_table_privilege(${table}, 'select') as select, has_table_privilege(${table}, 'insert') as insert,
           has_table_privilege(${table}, 'update') as update, has_table_privilege(${table}, 'delete') as delete,
           has_table_privilege(${table}, 'truncate') as truncate`.execute(db);
  return rows[0];
};

it('works as a role of its own that may not change the schema', async () => {
  const { rows } = await sql<{ current_user: string }>`select current_user`.execute(db);
  expect(rows[0]?.current_user).toBe(`${new URL(ownerUrl).username}_app`);
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

it('belongs to one owner, so that two installations of one cluster do not lock each other out', async () => {
  const newOwner = async () => {
    const url = new URL(ownerUrl);
    url.username = `owner_${randomBytes(6).toString('hex')}`;
    url.password = randomBytes(6).toString('hex');
    await asOwner(ownerUrl, (client) =>
      client.query(`create role ${url.username} login createrole password '${url.password}'`),
    );
    return url.href;
  };
  const first = await ensureAppRole(await newOwner());
  const second = await ensureAppRole(await newOwner());
  for (const appUrl of [first, second]) {
    const { db: connection, close } = connect(appUrl);
    const { rows } = await sql<{ current_user: string }>`select current_user`.execute(connection);
    expect(rows[0]?.current_user).toBe(new URL(appUrl).username);
    await close();
  }
});

describe('a role that the installation made itself', () => {
  const urlOf = (role: string): string => {
    const url = new URL(ownerUrl);
    url.username = role;
    return url.href;
  };

  const prepare = (role: string, databaseAllowOwner = false) =>
    prepareSchema(ownerUrl, { databaseAppUrl: urlOf(role), databaseAllowOwner });

  async function createRole(membership = ''): Promise<string> {
    const role = `made_${randomBytes(6).toString('hex')}`;
    await asOwner(ownerUrl, (client) => client.query(`create role ${role} login ${membership}`));
    return role;
  }

  async function mayDo(role: string, table: string, right: string): Promise<boolean> {
    const { rows } = await sql<{ may: boolean }>`
      select has_table_privilege(${role}, ${table}, ${right}) as may`.execute(db);
    return rows[0]?.may === true;
  }

  it('gets the rights that the app needs, and a schema for the job queue', async () => {
    const role = await createRole();
    expect(await prepare(role)).toBe(urlOf(role));
    expect(await mayDo(role, 'invoices', 'update')).toBe(true);
    expect(await mayDo(role, 'ledger_lines', 'insert')).toBe(true);
    expect(await mayDo(role, 'ledger_lines', 'update')).toBe(false);
    const { rows } = await sql`select has_schema_privilege(${role}, 'pgboss', 'create') as may`.execute(db);
    expect(rows).toEqual([{ may: true }]);
  });

  it('is refused when it may change what is append-only, unless triggers alone are accepted', async () => {
    const group = await createRole();
    await asOwner(ownerUrl, (client) => client.query(`grant delete on ledger_lines to ${group}`));
    const role = await createRole(`in role ${group}`);
    await expect(prepare(role)).rejects.toThrow(AppRoleError);
    await expect(prepare(role)).rejects.toThrow(`role ${role}: it may change rows of ledger_lines`);
    expect(await prepare(role, true)).toBe(urlOf(role));
  });

  it('is refused when it is the owner, who keeps all rights', async () => {
    const owner = new URL(ownerUrl).username;
    await expect(prepare(owner)).rejects.toThrow('it owns the tables');
    expect(await mayDo(owner, 'kysely_migration', 'insert')).toBe(true);
  });

  it('is refused when there is none', async () => {
    await expect(prepare('nobody_made_it')).rejects.toThrow(AppRoleError);
  });
});
