import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../ledger/index.ts';
import { asOwner, deposit, newSpendableAccount } from '../ledger/ledger-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { appFunctions, appRights } from './app-rights.ts';
import { AppRoleError, ensureAppRole } from './app-role.ts';
import { connect } from './connect.ts';
import { prepareSchema } from './open-database.ts';

const { db, ownerUrl } = testDatabase();

it('works as a separate role that may not change the schema', async () => {
  const { rows } = await sql<{ current_user: string }>`select current_user`.execute(db);
  expect(rows[0]?.current_user).toBe(`${new URL(ownerUrl).username}_app`);
  await expect(sql`create table intruder (id text)`.execute(db)).rejects.toThrow(/permission denied/);
});

const insufficientPrivilege = '42501';
const readVerbs = ['select'] as const;
const verbs = ['select', 'insert', 'update', 'delete', 'truncate'] as const;

/** Statements that touch no row: only rights and statement-level triggers decide. */
const statementOf = {
  select: (table) => `select from ${table} where false`,
  insert: (table, column) => `insert into ${table} (${column}) select ${column} from ${table} where false`,
  update: (table, column) => `update ${table} set ${column} = ${column} where false`,
  delete: (table) => `delete from ${table} where false`,
  truncate: (table) => `truncate ${table}`,
} satisfies Record<(typeof verbs)[number], (table: string, column: string) => string>;

async function isAllowed(statement: string): Promise<boolean> {
  const transaction = await db.startTransaction().execute();
  try {
    await sql.raw(statement).execute(transaction);
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code !== insufficientPrivilege) throw error;
    return false;
  } finally {
    await transaction.rollback().execute();
  }
}

interface Relation {
  readonly table: string;
  readonly column: string;
  readonly isView: boolean;
}

async function listRelations(): Promise<readonly Relation[]> {
  const { rows } = await sql<Relation>`
    select c.relname as table, c.relkind = 'v' as "isView", (select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and attidentity = '' and attgenerated = '' and not attisdropped
        order by attnum limit 1) as column
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    order by relname`.execute(db);
  return rows;
}

it('has exactly the listed rights on each table, tried verb by verb, and none on other tables', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const { table, column, isView } of await listRelations()) {
    const allowed: string[] = [];
    for (const verb of isView ? readVerbs : verbs)
      if (await isAllowed(statementOf[verb](table, column))) allowed.push(verb);
    found[table] = allowed;
  }
  expect(found).toEqual(appRights);
});

it('has no other right on any table, and none on single columns', async () => {
  const { rows } = await sql<{ table: string; others: string[]; columns: string[] }>`
    select c.relname as table,
      array(select verb from unnest(array['references', 'trigger', 'maintain']) verb
        where has_table_privilege(c.oid, verb)) as others,
      array(select verb from unnest(array['select', 'insert', 'update', 'references']) verb
        where has_any_column_privilege(c.oid, verb) and not has_table_privilege(c.oid, verb)) as columns
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`.execute(db);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ others, columns }) => others.length + columns.length > 0)).toEqual([]);
});

it('may not change any sequence', async () => {
  const { rows } = await sql<{ counter: string }>`
    select c.oid::regclass::text as counter from pg_class c where relnamespace = 'public'::regnamespace
      and case when relkind = 'S' then has_sequence_privilege(c.oid, 'usage') or has_sequence_privilege(c.oid, 'update') end`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

it('may call the listed functions, which run as the owner with a pinned search path, and no other of the owner or of the ledger', async () => {
  const { rows } = await sql<{ signature: string; runsAsOwner: boolean; settings: string[] | null }>`
    select oid::regprocedure::text as signature, prosecdef as "runsAsOwner", proconfig as settings
    from pg_proc where pronamespace = 'public'::regnamespace and (proname like 'ledger\\_%' or prosecdef) and prorettype <> 'trigger'::regtype
      and has_function_privilege(oid, 'execute') order by 1`.execute(db);
  expect(rows.map(({ signature }) => signature).sort()).toEqual([...appFunctions].sort());
  for (const { signature, runsAsOwner, settings } of rows) {
    expect({ signature, runsAsOwner, settings }).toMatchObject({
      runsAsOwner: true,
      settings: expect.arrayContaining(['search_path=public, pg_temp']),
    });
  }
});

/** Grants what an administrator of an external database might grant. */
const allowTemporaryTables = () =>
  asOwner(ownerUrl, (client) =>
    client.query(`grant temporary on database ${new URL(ownerUrl).pathname.slice(1)} to public`),
  );

it('may not change a balance through the trigger of a temporary table', async () => {
  await expect(sql`create temporary table lever (id text)`.execute(db)).rejects.toThrow(/permission denied/);
  await expect(
    sql`create function public.lever() returns trigger language plpgsql as 'begin return null; end'`.execute(db),
  ).rejects.toThrow(/permission denied/);
  await allowTemporaryTables();
  await deposit(db, newSpendableAccount(), 100n);
  await db.connection().execute(async (connection) => {
    await sql`create temporary table lever (id text)`.execute(connection);
    await sql`create function pg_temp.lift() returns trigger language plpgsql as
      'begin update public.ledger_balances set posted = posted + 1; return null; end'`.execute(connection);
    await sql`create trigger lift after insert on lever execute function pg_temp.lift()`.execute(connection);
    await expect(sql`insert into lever values ('x')`.execute(connection)).rejects.toThrow(/permission denied/);
  });
  await prepareSchema(ownerUrl, { databaseAllowOwner: false });
  await expect(sql`create temporary table lever_2 (id text)`.execute(db)).rejects.toThrow(/permission denied/);
});

it('can’t replace objects that the ledger’s functions use', async () => {
  await allowTemporaryTables();
  const holder = newSpendableAccount();
  await db.connection().execute(async (connection) => {
    await sql`create temporary table ledger_accounts (code text, unit text, id bigint)`.execute(connection);
    await sql`create temporary table ledger_lines (like public.ledger_lines)`.execute(connection);
    await deposit(connection, holder, 100n);
    await sql`drop table pg_temp.ledger_accounts, pg_temp.ledger_lines`.execute(connection);
  });
  expect(await balanceOf(db, holder, 'USD')).toBe(100n);
  await prepareSchema(ownerUrl, { databaseAllowOwner: false });
});

it('reads whole numbers as bigint and keeps calendar dates and numerics as they are written', async () => {
  const { rows } =
    await sql`select 9007199254740993::int8 as count, date '2026-03-01' as day, 1.50::numeric as rate`.execute(db);
  expect(rows[0]).toEqual({ count: 9_007_199_254_740_993n, day: '2026-03-01', rate: '1.50' });
});

it('belongs to one owner, so two installations in one cluster don’t conflict', async () => {
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

describe('a role that the installation provides', () => {
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
    expect(await mayDo(role, 'audit_events', 'insert')).toBe(true);
    expect(await mayDo(role, 'audit_events', 'update')).toBe(false);
    expect(await mayDo(role, 'ledger_lines', 'insert')).toBe(false);
    const { rows } = await sql`select has_schema_privilege(${role}, 'pgboss', 'create') as may`.execute(db);
    expect(rows).toEqual([{ may: true }]);
  });

  it('is refused when it has further rights, unless triggers alone are accepted', async () => {
    const group = await createRole();
    await asOwner(ownerUrl, (client) => client.query(`grant delete on ledger_lines to ${group}`));
    const role = await createRole(`in role ${group}`);
    await expect(prepare(role)).rejects.toThrow(AppRoleError);
    await expect(prepare(role)).rejects.toThrow(`role ${role} cannot be prepared: it may delete ledger_lines`);
    expect(await prepare(role, true)).toBe(urlOf(role));
  });

  it('is refused when it is the owner, who keeps all rights', async () => {
    const owner = new URL(ownerUrl).username;
    await expect(prepare(owner)).rejects.toThrow('it owns the tables');
    expect(await mayDo(owner, 'kysely_migration', 'insert')).toBe(true);
  });

  it('is refused when it doesn’t exist', async () => {
    await expect(prepare('nobody_made_it')).rejects.toThrow(AppRoleError);
  });
});
