import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { appFunctions, appRights } from './app-rights.ts';
import { guardedFunctions } from './close-to-public.ts';
import { lockNumbers } from './lock-numbers.ts';
import { onConnection } from './on-connection.ts';

/** PostgreSQL truncates longer names. Bytes. */
const maxNameBytes = 63;

/**
 * Name of the role that the app works as, with only the rights in app-rights.ts. It contains the owner's name, because
 * roles belong to a whole cluster, which may hold several installations.
 */
const appRoleOf = (ownerUrl: string): string => roleBeside(roleOf(ownerUrl), '_app');

/** Suffixes of the roles created for an owner: the app's role and the keeper of chain heads. */
export type RoleSuffix = '_app' | '_heads';

/** Returns the name of a role created for an owner. */
export const roleBeside = (owner: string, suffix: RoleSuffix): string =>
  owner.slice(0, maxNameBytes - suffix.length) + suffix;

/** Returns the role that an address signs in as. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** A role of the installation can't be created or used. The message says why and what to do. */
export class AppRoleError extends Error {
  constructor(cause: unknown, role: string) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database role ${role} cannot be prepared: ${reason}. Let the owner create roles, or create this one yourself (for the app, set DATABASE_APP_URL), or set DATABASE_ALLOW_OWNER=true to rely on triggers alone.`,
      { cause },
    );
    this.name = 'AppRoleError';
  }
}

/** PostgreSQL's error codes: the owner lacks the right, the role exists, the role doesn't exist. */
const refusals = ['42501', '42710', '42704'];

/** A role has the wrong rights. Other failures are no problem of roles. */
export class UnfitRoleError extends Error {}

/** Wraps problems of a role in AppRoleError. Returns other errors, such as a lost connection, unchanged. */
export const explainRole = (error: unknown, role: string): unknown =>
  error instanceof UnfitRoleError || refusals.includes(codeOf(error)) ? new AppRoleError(error, role) : error;

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown } | null)?.code ?? '');

/**
 * Returns the app role's address in the owner's database. The password is derived from the owner's, so that all server
 * processes with the same DATABASE_URL agree on it without sharing a secret. The owner's can't be computed from it.
 */
export function appUrlFor(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const role = appRoleOf(ownerUrl);
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('base64url');
  url.username = role;
  return url.href;
}

/**
 * Creates the app's role unless it can sign in already.
 * @throws AppRoleError when the owner may not create roles or has no password
 */
export async function ensureAppRole(ownerUrl: string): Promise<string> {
  const appUrl = appUrlFor(ownerUrl);
  if (await canSignIn(appUrl)) return appUrl;
  try {
    await createAppRole(ownerUrl, new URL(appUrl).password);
  } catch (error) {
    // Another process may have created the role meanwhile; PostgreSQL has no `create role if not exists`.
    if (!(await canSignIn(appUrl))) throw explainRole(error, appRoleOf(ownerUrl));
  }
  return appUrl;
}

/** PostgreSQL's error codes: no such role, a wrong password, no right to this database. */
const signInRefusals = ['28000', '28P01', '42501'];

async function canSignIn(url: string): Promise<boolean> {
  return onConnection(url, async () => {}).then(
    () => true,
    (error) => {
      if (signInRefusals.includes(codeOf(error))) return false;
      throw error;
    },
  );
}

async function createAppRole(ownerUrl: string, password: string): Promise<void> {
  if (!new URL(ownerUrl).password) throw new UnfitRoleError('DATABASE_URL has no password to derive its password from');
  await onConnection(ownerUrl, async (client) => {
    const role = appRoleOf(ownerUrl);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    const verb = rowCount ? 'alter' : 'create';
    await client.query(
      `${verb} role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`,
    );
  });
}

/**
 * Gives the app's role the rights listed in app-rights.ts and revokes all others. Also creates a schema for the tables
 * of the job queue.
 * @param roleName the role that the installation provides, if any
 * @throws AppRoleError when the role keeps more rights than listed
 */
export async function grantToAppRole(ownerUrl: string, roleName = appRoleOf(ownerUrl)): Promise<void> {
  await onConnection(ownerUrl, async (client) => {
    const role = client.escapeIdentifier(roleName);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumbers.schemaChange]);
    const { rows } = await client.query<{ database: string }>('select current_database() as database');
    const database = client.escapeIdentifier(rows[0]?.database ?? '');
    // Temporary objects come first in a search path, and their triggers run with the app's statements.
    await client.query(`
      grant usage on schema public to ${role};
      revoke create on schema public from public, ${role};
      revoke temporary on database ${database} from public, ${role};
      create schema if not exists pgboss;
      grant usage, create on schema pgboss to ${role};
    `);
    await client.query((await tableGrants(client, role)).join(';\n'));
    await client.query((await functionGrants(client, role)).join(';\n'));
    await client.query('commit');
    await assertNoMoreRights(client, roleName);
  }).catch((error: unknown) => {
    throw explainRole(error, roleName);
  });
}

async function tableGrants(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and pg_has_role(relowner, 'usage')`,
  );
  return rows.flatMap(({ name }) => {
    const table = `public.${client.escapeIdentifier(name)}`;
    const rights = appRights[name];
    return [
      `revoke all on ${table} from ${role}`,
      ...(rights ? [`grant ${rights.join(', ')} on ${table} to ${role}`] : []),
    ];
  });
}

async function functionGrants(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and proname ~ $1`,
    [guardedFunctions],
  );
  return [
    ...rows.map(({ signature }) => `revoke all on function ${signature} from ${role}`),
    ...appFunctions.map((signature) => `grant execute on function public.${signature} to ${role}`),
  ];
}

/**
 * Grants rights to a role that the installation provides, and checks that it has no others. Owners, superusers and
 * members of other roles could have more.
 * @throws AppRoleError
 */
export async function prepareGivenRole(ownerUrl: string, appUrl: string): Promise<void> {
  const role = roleOf(appUrl);
  await assertOwnsNothing(ownerUrl, role).catch((error: unknown) => {
    throw explainRole(error, role);
  });
  await grantToAppRole(ownerUrl, role);
}

/** Also keeps the grants for the app from revoking the owner's own rights. */
async function assertOwnsNothing(ownerUrl: string, role: string): Promise<void> {
  await onConnection(ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_tables where schemaname = 'public' and tableowner = $1 limit 1`,
      [role],
    );
    if (rowCount) throw new UnfitRoleError('it owns the tables');
  });
}

async function assertNoMoreRights(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ surplus: string }>(
    `select verb || ' ' || name as surplus
     from jsonb_each($1::jsonb) listed (name, rights)
       cross join unnest(array['insert', 'update', 'delete', 'truncate', 'trigger']) verb
     where to_regclass('public.' || quote_ident(name)) is not null and not rights ? verb
       and has_table_privilege($2, 'public.' || quote_ident(name), verb)
     order by name, verb`,
    [JSON.stringify(appRights), role],
  );
  if (rows.length > 0) throw new UnfitRoleError(`it may ${rows.map(({ surplus }) => surplus).join(', ')}`);
  const places = await client.query<{ temporary: boolean; schema: boolean; database: string }>(
    `select has_database_privilege($1, current_database(), 'temporary') as temporary,
       has_schema_privilege($1, 'public', 'create') as schema, quote_ident(current_database()) as database`,
    [role],
  );
  const [may] = places.rows;
  if (may?.temporary) {
    throw new UnfitRoleError(
      `it may create temporary tables, which the owner of the database must forbid: revoke temporary on database ${may.database} from public`,
    );
  }
  if (may?.schema) throw new UnfitRoleError('it may create objects in the schema public');
}
