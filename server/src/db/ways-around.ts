import { sql } from 'kysely';
import type { Connection } from './database.ts';
import type { SchemaDifference } from './schema-description.ts';
import type { SchemaRoles } from './schema-roles.ts';

/** What leaves the guarding schema as it is and gets past it all the same. */
export async function findWaysAround(
  transaction: Connection,
  { owner, keepers, apps }: SchemaRoles,
  tables: readonly string[],
): Promise<readonly SchemaDifference[]> {
  const { rows } = await sql<SchemaDifference>`
    select 'setting session_replication_role' as part,
      'is ' || split_part(setting, '=', 2) || ' for ' || coalesce(pg_get_userbyid(nullif(s.setrole, 0)), 'everybody')
        || ', which turns triggers off' as problem
    from pg_db_role_setting s cross join unnest(s.setconfig) setting
    where s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
      and setting ^@ 'session_replication_role=' and setting <> 'session_replication_role=origin'
    union all
    -- Reading a table reads those that inherit from it, whose rows its triggers and constraints never saw.
    select 'table ' || inhrelid::regclass, 'adds its rows to ' || inhparent::regclass
    from pg_inherits where inhparent = any(array(select to_regclass(name) from unnest(${tables}::text[]) name))
    union all
    -- Where the owner may keep the heads, the app may work as the owner too.
    select 'role ' || app.rolname, 'may act as ' || guard.rolname
    from pg_roles app join pg_roles guard on pg_has_role(app.oid, guard.oid, 'member') and guard.oid <> app.oid
    where not ${keepers.includes(owner)} and app.rolname = any(${apps}::text[]) and app.rolname <> ${owner} and not app.rolsuper
      and guard.rolname = any(${[owner, ...keepers]}::text[])
    order by 1, 2`.execute(transaction);
  return rows;
}
