import { sql } from 'kysely';
import { appFunctions, appRights } from './app-rights.ts';
import { guardedFunctions } from './close-to-public.ts';
import type { Connection } from './database.ts';
import type { SchemaDifference } from './schema-difference.ts';
import type { SchemaRoles } from './schema-roles.ts';

/**
 * Finds rights beyond the app's: to write our tables or the chain heads, to call guarded functions, or to create
 * objects in these schemas. Superusers don't need rights, so theirs don't count.
 */
export async function findSurplusRights(
  transaction: Connection,
  { owner, apps }: SchemaRoles,
): Promise<readonly SchemaDifference[]> {
  const { rows } = await sql<{ part: string; verb: string; grantee: string }>`
    with tables as (
      select c.oid, c.relname as name, c.relowner, c.relacl, listed.rights
      from jsonb_each(${JSON.stringify(appRights)}::jsonb) listed (name, rights)
        join pg_class c on c.relname = listed.name and c.relnamespace = 'public'::regnamespace
      union all
      select oid, 'anchor.heads', relowner, relacl, '[]' from pg_class where oid = to_regclass('anchor.heads')
    ), holders as (
      select 'table ' || t.name as part, lower(acl.privilege_type) as verb, acl.grantee, t.relowner as part_owner,
        t.rights ? lower(acl.privilege_type) as is_of_app
      from tables t
        cross join lateral (
          select (aclexplode(t.relacl)).* union all
          select (aclexplode(a.attacl)).* from pg_attribute a where a.attrelid = t.oid) acl
      where acl.privilege_type in ('INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER')
      union all
      select 'function ' || p.oid::regprocedure::text, 'execute', acl.grantee, p.proowner,
        p.oid = to_regprocedure('anchor.note_heads()') or p.oid::regprocedure::text = any(${appFunctions}::text[])
      from pg_proc p cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
      where p.pronamespace = 'public'::regnamespace and p.proname ~ ${guardedFunctions}
        or p.oid = to_regprocedure('anchor.note_heads()')
      union all
      select 'schema ' || n.nspname, 'create', acl.grantee, n.nspowner, false
      from pg_namespace n cross join lateral aclexplode(n.nspacl) acl
      where n.nspname in ('public', 'anchor') and acl.privilege_type = 'CREATE'
    )
    select distinct part, verb, coalesce(r.rolname, 'everybody') as grantee
    from holders left join pg_roles r on r.oid = holders.grantee
    where holders.grantee <> part_owner
      and (r.oid is null or not (r.rolsuper or is_of_app and r.rolname = any(${apps}::text[])
        or r.rolname = ${owner} and part !~ '^(table|schema) anchor'))
    order by 1, 2, 3`.execute(transaction);
  return rows.map(({ part, verb, grantee }) => ({ part, problem: `gives ${grantee} the right to ${verb}` }));
}
