import { createHmac } from 'node:crypto';
import pg from 'pg';
import { appendOnlyTables } from './append-only-tables.ts';
import { onConnection } from './on-connection.ts';

/** PostgreSQL cuts longer names, in bytes. */
const longestName = 63;

/**
 * The role the app works as. It can read and write rows, but not change the schema nor touch what is append-only. Roles belong
 * to a whole cluster: named after the owner, those of two installations with owners of their own do not get in each other's way.
 */
const appRoleOf = (ownerUrl: string): string => {
  const suffix = '_app';
  return decodeURIComponent(new URL(ownerUrl).username).slice(0, longestName - suffix.length) + suffix;
};

/** Why the app cannot work as a role of its own, and what to do about it. */
export class AppRoleError extends Error {
  constructor(cause: unknown, role: string) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The app cannot work as the database role ${role}: ${reason}. Let the owner create roles, or create the role yourself and set DATABASE_APP_URL, or set DATABASE_ALLOW_OWNER=true to rely on triggers alone.`,
      { cause },
    );
    this.name = 'AppRoleError';
  }
}

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
    if (!(await canSignIn(appUrl))) throw new AppRoleError(error, appRoleOf(ownerUrl));
  }
  return appUrl;
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    );
}

async function createAppRole(ownerUrl: string, password: string): Promise<void> {
  if (!new URL(ownerUrl).password) throw new Error('DATABASE_URL has no password to derive its password from');
  await onConnection(ownerUrl, async (client) => {
    const role = appRoleOf(ownerUrl);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    const verb = rowCount ? 'alter' : 'create';
    await client.query(
      `${verb} role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`,
    );
  });
}

/** Arbitrary; keeps two processes that start together from granting at once, which PostgreSQL answers with an error. */
const grantLock = 7_411_901;

/**
 * Gives the app's role its rights on every table of the schema as it stands, and on a schema for the job queue's own tables.
 * @param roleName the role that the installation made itself, where it did
 */
export async function grantToAppRole(ownerUrl: string, roleName = appRoleOf(ownerUrl)): Promise<void> {
  await onConnection(ownerUrl, async (client) => {
    const role = client.escapeIdentifier(roleName);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [grantLock]);
    await client.query(`
      grant usage on schema public to ${role};
      grant select, insert, update, delete on all tables in schema public to ${role};
      grant usage, select on all sequences in schema public to ${role};
      revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${role};
      create schema if not exists pgboss;
      grant usage, create on schema pgboss to ${role};
    `);
    for (const table of await existingTables(client, appendOnlyTables)) {
      await client.query(`revoke update, delete, truncate on ${client.escapeIdentifier(table)} from ${role}`);
    }
    await client.query('commit');
  });
}

/**
 * Grants to the role of an address that the installation set itself, and makes sure that it can't change what is append-only:
 * an owner, a superuser or a member of another role could all the same.
 * @throws AppRoleError
 */
export async function prepareGivenRole(ownerUrl: string, appUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(appUrl).username);
  try {
    await assertOwnsNothing(ownerUrl, role);
    await grantToAppRole(ownerUrl, role);
    await assertAppendOnly(ownerUrl, role);
  } catch (error) {
    throw new AppRoleError(error, role);
  }
}

/** Also keeps the owner from losing its own rights by what an app's role is not granted. */
async function assertOwnsNothing(ownerUrl: string, role: string): Promise<void> {
  await onConnection(ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_tables where schemaname = 'public' and tableowner = $1 limit 1`,
      [role],
    );
    if (rowCount) throw new Error('it owns the tables');
  });
}

async function assertAppendOnly(ownerUrl: string, role: string): Promise<void> {
  await onConnection(ownerUrl, async (client) => {
    const tables = await existingTables(client, appendOnlyTables);
    const { rows } = await client.query<{ name: string }>(
      `select name from unnest($1::text[]) name
       where has_table_privilege($2, 'public.' || quote_ident(name), 'update, delete, truncate')`,
      [tables, role],
    );
    if (rows.length > 0) throw new Error(`it may change rows of ${rows.map(({ name }) => name).join(', ')}`);
  });
}

async function existingTables(client: pg.Client, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename = any($1)`,
    [names],
  );
  return rows.map((row) => row.tablename);
}
