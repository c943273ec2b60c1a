import { type RawBuilder, sql } from 'kysely';
import type { Connection } from './database.ts';
import type { SchemaDifference } from './schema-difference.ts';
import type { SchemaRoles } from './schema-roles.ts';

/** Finds settings and objects that bypass the guards while the schema is unchanged. */
export async function findBypasses(
  transaction: Connection,
  { owner, keepers, apps }: SchemaRoles,
  tables: readonly string[],
): Promise<readonly SchemaDifference[]> {
  const { rows } = await sql<SchemaDifference>`
    select 'setting session_replication_role' as part, 'is replica ' || place || ', which turns triggers off' as problem
    from (${await placesOfSetting(transaction)}) found (place, value) where lower(value) = 'replica'
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

/** Finds where `session_replication_role` is set for future connections, and its value. */
async function placesOfSetting(transaction: Connection): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ mayReadFiles: boolean }>`
    select has_table_privilege('pg_file_settings', 'select')
      and has_function_privilege('pg_show_all_file_settings()', 'execute') as "mayReadFiles"`.execute(transaction);
  return sql`
    select 'for ' || coalesce(pg_get_userbyid(nullif(s.setrole, 0)), 'everybody'), split_part(setting, '=', 2)
    from pg_db_role_setting s cross join unnest(s.setconfig) setting
    where s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
      and setting ^@ 'session_replication_role='
    union all
    -- This connection's initial value: it may come from a file that the role can't read, or from the connection string.
    select 'for this connection', reset_val from pg_settings where name = 'session_replication_role'
    ${rows[0]?.mayReadFiles ? settingInFiles : sql``}`;
}

/** Includes settings that the server reads only at its next start or reload. */
const settingInFiles = sql`
    union all
    select 'in ' || sourcefile, setting from pg_file_settings where name = 'session_replication_role' and applied`;
