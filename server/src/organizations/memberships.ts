import type { CustomerRole, PersonStatus } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';

/** An organization that a person may act for. */
export interface Membership {
  readonly organizationId: string;
  readonly legalName: string;
  readonly role: CustomerRole;
}

/** A member of an organization. */
export interface Member {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: CustomerRole;
  readonly isUbo: boolean;
  readonly status: PersonStatus;
}

/** Lists a person's organizations, first joined first. */
export async function listMemberships(db: Connection, personId: string): Promise<readonly Membership[]> {
  return await db
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .select([
      'memberships.organization_id as organizationId',
      'organizations.legal_name as legalName',
      'memberships.role as role',
    ])
    .where('memberships.person_id', '=', personId)
    .orderBy('memberships.created_at')
    .orderBy('memberships.organization_id')
    .execute();
}

/** Lists an organization's members, first joined first. */
export async function listMembers(db: Connection, organizationId: string): Promise<readonly Member[]> {
  return await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select([
      'people.id as userId',
      'people.first_name as firstName',
      'people.last_name as lastName',
      'people.email as email',
      'memberships.role as role',
      'memberships.is_ubo as isUbo',
      'people.status as status',
    ])
    .where('memberships.organization_id', '=', organizationId)
    .orderBy('memberships.created_at')
    .orderBy('people.id')
    .execute();
}

/** Finds the owner of an organization: the first member with that role. */
export const findOwner = async (db: Connection, organizationId: string): Promise<Member | null> =>
  (await listMembers(db, organizationId)).find(({ role }) => role === 'owner') ?? null;

/** Finds the first owner of each organization who may act, by organization id. */
export async function findFirstOwners(
  db: Connection,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Member, 'email' | 'firstName' | 'lastName'>>> {
  if (organizationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .distinctOn('memberships.organization_id')
    .select([
      'memberships.organization_id as organizationId',
      'people.first_name as firstName',
      'people.last_name as lastName',
      'people.email as email',
    ])
    .where('memberships.organization_id', 'in', organizationIds)
    .where('memberships.role', '=', 'owner')
    .where('people.status', '=', 'enabled')
    .orderBy('memberships.organization_id')
    .orderBy('memberships.created_at')
    .orderBy('people.id')
    .execute();
  return new Map(rows.map(({ organizationId, ...owner }) => [organizationId, owner]));
}

/** Finds the address for letters to an organization: its first owner's. */
export async function findContactEmail(db: Connection, organizationId: string): Promise<string | null> {
  return (await findOwner(db, organizationId))?.email ?? null;
}
