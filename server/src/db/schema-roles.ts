import { sql } from 'kysely';
import type { Config } from '../config/index.ts';
import { roleBeside, roleOf } from './app-role.ts';
import type { Connection } from './database.ts';

/** The roles according to the installation's settings. */
export interface ExpectedRoles {
  /** The role of `DATABASE_APP_URL`. Not needed on the app's own connection. */
  readonly appRole?: string | undefined;
  /** Whether the ledger's owner may keep the chain heads itself. */
  readonly allowOwner?: boolean;
}

/** The roles that may own the schema or have rights in it. */
export interface SchemaRoles {
  /** Owns the ledger's tables. */
  readonly owner: string;
  /** May own the chain heads. */
  readonly keepers: readonly string[];
  /** May have the app's rights. */
  readonly apps: readonly string[];
}

/** Reads the expected roles from the settings. */
export const expectedRoles = ({
  databaseAppUrl,
  databaseAllowOwner,
}: Pick<Config, 'databaseAppUrl' | 'databaseAllowOwner'>): ExpectedRoles => ({
  appRole: databaseAppUrl === undefined ? undefined : roleOf(databaseAppUrl),
  allowOwner: databaseAllowOwner,
});

export async function findRoles(
  transaction: Connection,
  { appRole, allowOwner = false }: ExpectedRoles,
): Promise<SchemaRoles> {
  const { rows } = await sql<{ owner: string; own: string; isSuperuser: boolean }>`
    select pg_get_userbyid(relowner) as owner, current_user as own,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"
    from pg_class where oid = 'public.ledger_journals'::regclass`.execute(transaction);
  if (!rows[0]) throw new Error('There is no table ledger_journals.');
  const { owner, own, isSuperuser } = rows[0];
  return {
    owner,
    keepers: [roleBeside(owner, '_heads'), ...(allowOwner ? [owner] : [])],
    // The role of an earlier start remains when the installation provides its own.
    apps: [roleBeside(owner, '_app'), ...(appRole ? [appRole] : []), ...(isSuperuser ? [] : [own])],
  };
}
