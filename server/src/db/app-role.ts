import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { appFunctions, appRights } from './app-rights.ts';
import { guardedFunctions } from './close-to-public.ts';
import { lockNumbers } from './lock-numbers.ts';
import { onConnection } from './on-connection.ts';

/** PostgreSQL cuts longer names, in bytes. */
const longestName = 63;

/**
 * The role the app works as. It may do what app-rights.ts lists and nothing else. Roles belong
 * to a whole cluster: named after the owner, those of two installations with owners of their own do not get in each other's way.
 */
const appRoleOf = (ownerUrl: string): string => roleBeside(roleOf(ownerUrl), '_app');

/** The roles that are made for an owner: the one the app works as, and the keeper of chain heads. */
export type RoleSuffix = '_app' | '_heads';

/** Name of a role that is made for an owner. */
export const roleBeside = (owner: string, suffix: RoleSuffix): string =>
  owner.slice(0, longestName - suffix.length) + suffix;

/** Who signs in at an address. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** Why a role beside the owner cannot be had, and what to do about it. */
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

/** What PostgreSQL answers an owner that may not, or for a role that is there already or not at all. */
const refusals = ['42501', '42710', '42704'];

/** Thrown where a role is not what it has to be; anything else that fails is no matter of roles. */
export class UnfitRoleError extends Error {}

/** An AppRoleError for what is wrong with a role; every other error stays itself, so that no lost connection passes for one. */
export const explainRole = (error: unknown, role: string): unknown =>
  error instanceof UnfitRoleError || refusals.includes(codeOf(error)) ? new AppRoleError(error, role) : error;

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown } | null)?.code ?? '');

/**
 * The app role's address in the owner's database. Its password follows from the owner's, so that several server processes with the
 * same DATABASE_URL agree on it without a secret to pass around; the owner's cannot be worked out from it.
 */
export function appUrlFor(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const role = appRoleOf(ownerUrl);
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('base64url');
  url.username = role;
  return url.href;
}

/**
 * Makes the app's role unless it can sign in already.
 * @throws AppRoleError when the owner may not create roles or has no password
 */
export async function ensureAppRole(ownerUrl: string): Promise<string> {
  const appUrl = appUrlFor(ownerUrl);
  if (await canSignIn(appUrl)) return appUrl;
  try {
    await createAppRole(ownerUrl, new URL(appUrl).password);
  } catch (error) {
    // Another process that started at the same moment may have been faster, and PostgreSQL has no `create role if not exists`.
    if (!(await canSignIn(appUrl))) throw explainRole(error, appRoleOf(ownerUrl));
  }
  return appUrl;
}

/** No such role, a wrong password, or no right to this database. */
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
 * Gives the app's role the rights listed in app-rights.ts and takes every other away; also opens a schema for the job
 * queue's own tables.
 * @param roleName the role that the installation made itself, where it did
 * @throws AppRoleError when the role keeps more rights than listed
 */
export async function grantToAppRole(ownerUrl: string, roleName = appRoleOf(ownerUrl)): Promise<void> {
  await onConnection(ownerUrl, async (client) => {
    const role = client.escapeIdentifier(roleName);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumbers.schemaChange]);
    const { rows } = await client.query<{ database: string }>('select current_database() as database');
    const database = client.escapeIdentifier(rows[0]?.database ?? '');
    // Temporary objects come first in a search path, and their triggers run with any statement of the app.
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
 * Grants to the role of an address that the installation set itself, and makes sure that it can't do more than listed: an
 * owner, a superuser or a member of another role could all the same.
 * @throws AppRoleError
 */
export async function prepareGivenRole(ownerUrl: string, appUrl: string): Promise<void> {
  const role = roleOf(appUrl);
  await assertOwnsNothing(ownerUrl, role).catch((error: unknown) => {
    throw explainRole(error, role);
  });
  await grantToAppRole(ownerUrl, role);
}

/** Also keeps the owner from losing its own rights by what an app's role is not granted. */
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
