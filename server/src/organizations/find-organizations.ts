import { isRestrictedOrganization } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';
import { type Organization, toOrganization } from './organization.ts';

/** Returns an organization. @throws NotFoundError */
export async function getOrganization(db: Connection, id: string): Promise<Organization> {
  const row = await db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such organization.');
  return toOrganization(row);
}

/** Finds organizations by id with a single query; unknown ids are absent. */
export async function findOrganizations(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Organization>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('organizations')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, toOrganization(row)]));
}

/** Finds the organization with a handle, case-insensitively, whatever its status. */
export async function findOrganizationByHandle(db: Connection, handle: string): Promise<Organization | null> {
  const row = await db
    .selectFrom('organizations')
    .selectAll()
    .where('handle', '=', handle.toLowerCase())
    .executeTakeFirst();
  return row ? toOrganization(row) : null;
}

/**
 * Finds the organization that the holder of an email address may read for: the first one joined. Skips restricted
 * organizations.
 */
export async function findOrganizationByMemberEmail(db: Connection, email: string): Promise<Organization | null> {
  const rows = await db
    .selectFrom('organizations')
    .innerJoin('memberships', 'memberships.organization_id', 'organizations.id')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .selectAll('organizations')
    .where('people.email', '=', email.toLowerCase())
    .where('memberships.role', '!=', 'no-access')
    .orderBy('memberships.created_at')
    .orderBy('organizations.id')
    .execute();
  return rows.map(toOrganization).find(({ status }) => !isRestrictedOrganization(status)) ?? null;
}
