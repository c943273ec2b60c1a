import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { mismatchesToReview } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { type Connection, containsPattern } from '../db/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { readAnsweredNames } from '../verification/index.ts';
import { type IdentityCheck, identityChecksOf } from './identity-checks.ts';
import { readCursor } from './read-cursor.ts';

type People = CallOutput<Contract['listPeopleUnderVerification']>;
export type PersonCase = People['items'][number];

type Reading = Pick<OperationContext, 'app' | 'db'>;

interface PeopleSearch {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Lists one page of people, newest first. @throws ValidationError for an invalid cursor */
export async function listPeopleCases({ app, db }: Reading, { search, cursor, limit }: PeopleSearch): Promise<People> {
  let query = personCases(db)
    .where('people.kyc_status', 'in', ['in_progress', 'submitted', 'completed', 'additional_info_requested'])
    .orderBy('people.id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where('people.id', '<', readCursor('usr', cursor));
  if (search) {
    const pattern = containsPattern(search);
    query = query.where(
      sql<boolean>`(people.first_name || ' ' || people.last_name ilike ${pattern} or people.email ilike ${pattern})`,
    );
  }
  const rows = await query.execute();
  const items = await withCompanyNames({ app, db }, await toPersonCases(db, rows.slice(0, limit)));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.userId ?? null) : null };
}

/** Gives people the names of companies that are not verified from their answers. */
export async function withCompanyNames(context: Reading, people: readonly PersonCase[]): Promise<PersonCase[]> {
  const names = await readAnsweredNames(context, [...new Set(people.map(({ organizationId }) => organizationId))]);
  return people.map((person) => ({
    ...person,
    companyName: names.get(person.organizationId)?.legalName ?? person.companyName,
  }));
}

/** Returns a person who belongs to an organization. @throws NotFoundError */
export async function getPersonCase(db: Connection, personId: string): Promise<PersonCase> {
  const row = await personCases(db).where('people.id', '=', personId).executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such person.');
  const [person] = await toPersonCases(db, [row]);
  return person as PersonCase;
}

/** Lists the members of an organization with their verification. */
export const listMemberCases = async (db: Connection, organizationId: string): Promise<PersonCase[]> =>
  toPersonCases(
    db,
    await personRows(db)
      .where('membership.organization_id', '=', organizationId)
      .orderBy('membership.created_at')
      .orderBy('people.id')
      .execute(),
  );

const personRows = (db: Connection) =>
  db
    .selectFrom('people')
    .innerJoin('memberships as membership', 'membership.person_id', 'people.id')
    .innerJoin('organizations', 'organizations.id', 'membership.organization_id')
    .select([
      'people.id',
      'people.email',
      'people.kyc_status',
      'people.pep_status',
      'people.identity_status',
      'membership.role',
      'membership.is_ubo',
      'organizations.id as organization_id',
      'organizations.legal_name',
      sql<string>`people.first_name || ' ' || people.last_name`.as('name'),
    ]);

/** Each person once, with the organization that they joined first. */
const personCases = (db: Connection) =>
  personRows(db).where('membership.organization_id', '=', (row) =>
    row
      .selectFrom('memberships as first')
      .select('first.organization_id')
      .whereRef('first.person_id', '=', 'people.id')
      .orderBy('first.created_at')
      .orderBy('first.organization_id')
      .limit(1),
  );

type PersonRow = Awaited<ReturnType<ReturnType<typeof personRows>['executeTakeFirstOrThrow']>>;

async function toPersonCases(db: Connection, rows: readonly PersonRow[]): Promise<PersonCase[]> {
  const checks = await checksAtVendor(db, rows);
  return rows.map((row) => toPersonCase(row, checks.get(row.id) ?? []));
}

const toPersonCase = (row: PersonRow, sessions: readonly IdentityCheck[]): PersonCase => ({
  userId: row.id,
  organizationId: row.organization_id,
  companyName: row.legal_name,
  name: row.name,
  email: row.email,
  role: row.role,
  isUbo: row.is_ubo,
  kycStatus: row.kyc_status,
  pepStatus: row.pep_status,
  identityStatus: row.identity_status,
  mismatches: [...mismatchesToReview({ identityStatus: row.identity_status, sessions })],
});

/** Returns the checks of those whose identity the vendor or staff are checking, by person id: of others nothing is compared. */
const checksAtVendor = (db: Connection, rows: readonly PersonRow[]) =>
  identityChecksOf(
    db,
    rows.filter(({ identity_status }) => identity_status === 'pending').map(({ id }) => id),
  );
