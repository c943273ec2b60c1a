import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { findBypasses } from './bypasses.ts';
import type { Connection } from './database.ts';
import { isGuardedTable, partsThatGuard } from './guarded-parts.ts';
import type { SchemaDifference } from './schema-difference.ts';
import { type ExpectedRoles, findRoles, type SchemaRoles } from './schema-roles.ts';
import { findSurplusRights } from './surplus-rights.ts';

/** The schema that migrations and the ledger's SQL files create, a line for each part; a test writes it. */
const expectedFile = path.join(import.meta.dirname, 'schema.txt');

/**
 * Compares what guards the ledger with what migrations and SQL files create: tables, columns, constraints, indexes,
 * triggers and functions of the ledger and the events, their owners, and who may write our tables. Ignores what an
 * administrator adds besides, and who else may read.
 */
export async function compareSchema(
  transaction: Connection,
  expectedRoles: ExpectedRoles = {},
): Promise<readonly SchemaDifference[]> {
  const roles = await findRoles(transaction, expectedRoles);
  const expected = byPart((await readFile(expectedFile, 'utf8')).trimEnd().split('\n'));
  const found = byPart(await describeParts(transaction, roles));
  const guards = partsThatGuard(expected);
  const tables = [...expected.keys()].filter((part) => part.startsWith('table ')).map((part) => part.slice(6));
  return [
    ...[...expected].flatMap(([part, text]) => {
      if (!guards(part)) return [];
      const current = found.get(part);
      if (current === undefined) return [{ part, problem: 'is gone' }];
      return current === text ? [] : [{ part, problem: `is "${current}" where the migrations make "${text}"` }];
    }),
    ...[...found.keys()]
      .filter((part) => !expected.has(part) && !part.startsWith('index ') && guards(part))
      .map((part) => ({ part, problem: 'was added past the migrations' })),
    ...(await findSurplusRights(transaction, roles)),
    ...(await findBypasses(transaction, roles, tables.filter(isGuardedTable))),
  ];
}

const byPart = (lines: readonly string[]): Map<string, string> =>
  new Map(
    lines.map((line) => {
      const end = line.indexOf(': ');
      return [line.slice(0, end), line.slice(end + 2)];
    }),
  );

/** Describes every table, view and function of the schema, a sorted line for each part. */
export const describeSchema = async (transaction: Connection): Promise<readonly string[]> =>
  describeParts(transaction, await findRoles(transaction, {}));

async function describeParts(transaction: Connection, roles: SchemaRoles): Promise<readonly string[]> {
  const { rows: before } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(
    transaction,
  );
  // Definitions include the schema of other objects only if it is outside the search path.
  await sql`select set_config('search_path', 'pg_catalog', true)`.execute(transaction);
  const { rows } = await description(roles).execute(transaction);
  await sql`select set_config('search_path', ${before[0]?.path}, true)`.execute(transaction);
  return rows.map(({ line }) => line.replace(/\s+/g, ' ')).sort();
}

const description = ({ owner, keepers }: SchemaRoles) => sql<{ line: string }>`
  with owners (schema, names) as (
    values ('public', array[${owner}]), ('anchor', ${keepers}::text[])
  ), relations as (
    select c.oid, c.relkind, c.relpersistence, c.relrowsecurity,
      case when pg_get_userbyid(c.relowner) = any(o.names) then '' else ' owned by ' || pg_get_userbyid(c.relowner) end as ownership,
      case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join owners o on o.schema = n.nspname
    where c.relkind in ('r', 'v', 'm', 'p', 'f', 'c')
  ), parts as (
    select 'table ' || name || ': ' || case relkind when 'r' then 'table' when 'v' then 'view' when 'c' then 'type' else relkind::text end
      || case relpersistence when 'u' then ' unlogged' else '' end || case when relrowsecurity then ' row security' else '' end
      || ownership as line
    from relations
    union all
    -- Unless somebody gave it away, the schema public belongs to the database’s owner.
    select 'schema ' || n.nspname || ': ' || case when pg_get_userbyid(n.nspowner) = any(o.names)
        or n.nspname = 'public' and (r.rolsuper or r.rolname = 'pg_database_owner') then 'schema'
      else 'schema owned by ' || r.rolname end
    from pg_namespace n join owners o on o.schema = n.nspname join pg_roles r on r.oid = n.nspowner
    union all
    select 'view ' || name || '.definition: ' || pg_get_viewdef(oid) from relations where relkind in ('v', 'm')
    union all
    select 'column ' || r.name || '.' || a.attname || ': ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case a.attidentity when '' then '' else ' identity ' || a.attidentity::text end
      || case a.attgenerated when '' then '' else ' generated ' || a.attgenerated::text end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
    from relations r
      join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
    union all
    -- PostgreSQL 18 lists "not null" here too; the column says so already.
    select 'constraint ' || r.name || '.' || c.conname || ': ' || pg_get_constraintdef(c.oid)
      || case when c.convalidated then '' else ' not validated' end
    from relations r join pg_constraint c on c.conrelid = r.oid where c.contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select 'index ' || r.name || '.' || ic.relname || ': ' || pg_get_indexdef(i.indexrelid)
      || case when i.indisvalid then '' else ' not valid' end
    from relations r join pg_index i on i.indrelid = r.oid join pg_class ic on ic.oid = i.indexrelid
    union all
    select 'trigger ' || r.name || '.' || t.tgname || ': ' || pg_get_triggerdef(t.oid)
      || case t.tgenabled when 'O' then '' else ' DISABLED OR CHANGED' end
    from relations r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
    union all
    select distinct 'trigger ' || r.name || '.of constraint ' || c.conname || ': disabled'
    from relations r join pg_trigger t on t.tgrelid = r.oid join pg_constraint c on c.oid = t.tgconstraint
    where t.tgisinternal and t.tgenabled <> 'O'
    union all
    select 'rule ' || r.name || '.' || w.rulename || ': ' || pg_get_ruledef(w.oid)
    from relations r join pg_rewrite w on w.ev_class = r.oid where w.rulename <> '_RETURN'
    union all
    select 'function ' || case n.nspname when 'public' then '' else n.nspname || '.' end || p.proname
      || '(' || pg_get_function_arguments(p.oid) || '): returns ' || coalesce(pg_get_function_result(p.oid), 'what it hands out')
      || ', volatility ' || p.provolatile::text || case when p.prosecdef then ', security definer' else '' end
      || coalesce(', set ' || array_to_string(p.proconfig, ' set '), '')
      || ', source ' || md5(coalesce(pg_get_function_sqlbody(p.oid), p.prosrc))
      || case when pg_get_userbyid(p.proowner) = any(o.names) then '' else ', owned by ' || pg_get_userbyid(p.proowner) end
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join owners o on o.schema = n.nspname
    where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  )
  select line from parts`;
