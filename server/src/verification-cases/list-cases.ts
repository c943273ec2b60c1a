import type { CallOutput, Contract, VerificationStatus } from '@quittance/sdk/contract';
import { organizationDisplay } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { type Connection, containsPattern } from '../db/index.ts';
import { type RequestSummary, summarizeRequests } from '../information-requests/index.ts';
import { Refusal, refuseFormat } from '../kernel/index.ts';
import { findOrganizations, type Organization, toOrganizationRow } from '../organizations/index.ts';
import { listResubmissions } from '../verification/index.ts';

type Companies = CallOutput<Contract['listCompaniesUnderVerification']>;
type CompanyCase = Companies['items'][number];
type People = CallOutput<Contract['listPeopleUnderVerification']>;
export type PersonCase = People['items'][number];

interface CompanySearch {
  readonly search?: string | undefined;
  readonly verificationStatus?: readonly VerificationStatus[] | undefined;
  readonly escalated: 'all' | 'escalated' | 'not_escalated';
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const undecided: readonly VerificationStatus[] = ['in_progress', 'completed'];

/** Lists one page of companies, newest first. @throws ValidationError for an invalid cursor */
export async function listCompanies(
  db: Connection,
  { search, verificationStatus, escalated, cursor, limit }: CompanySearch,
): Promise<Companies> {
  const statuses = verificationStatus?.length ? verificationStatus : undecided;
  let query = db
    .selectFrom('organizations')
    .select('organizations.id')
    .where('organizations.verification_status', 'in', statuses)
    .orderBy('organizations.id', 'desc')
    // One row more than requested tells whether there is a next page.
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where('organizations.id', '<', readCursor('org', cursor));
  if (escalated !== 'all') query = query.where('organizations.escalated', '=', escalated === 'escalated');
  if (search) {
    const pattern = containsPattern(search);
    query = query.where((row) =>
      row.or([row('organizations.legal_name', 'ilike', pattern), row('organizations.handle', 'ilike', pattern)]),
    );
  }
  const ids = (await query.execute()).map(({ id }) => id);
  const shown = ids.slice(0, limit);
  const found = await findOrganizations(db, shown);
  const facts = await caseFactsOf(db, shown);
  const items = shown.flatMap((id) => {
    const organization = found.get(id);
    return organization ? [toCompanyCase(organization, facts)] : [];
  });
  return { items, nextCursor: ids.length > limit ? (shown.at(-1) ?? null) : null };
}

/** What is known of cases besides their organizations, by organization id. */
export interface CaseFacts {
  readonly finalizedAt: ReadonlyMap<string, Date>;
  readonly resubmissions: ReadonlySet<string>;
  readonly requests: ReadonlyMap<string, RequestSummary>;
}

export const caseFactsOf = async (db: Connection, ids: readonly string[]): Promise<CaseFacts> => ({
  finalizedAt: await finalizedAtOf(db, ids),
  resubmissions: await listResubmissions(db, ids),
  requests: await summarizeRequests(db, ids),
});

/** Converts an organization to a row of the list. */
export function toCompanyCase(organization: Organization, facts: CaseFacts): CompanyCase {
  const { id } = organization;
  const finalizedAt = facts.finalizedAt.get(id);
  const isResubmissionRequested = facts.resubmissions.has(id);
  const infoRequest = facts.requests.get(id);
  const row = { ...toOrganizationRow(organization), providerStatuses: Object.values(organization.providerStatuses) };
  return {
    ...row,
    displayStatus: organizationDisplay({ ...row, isResubmissionRequested, infoRequest }).textKey.slice(
      'verification.'.length,
    ),
    ...(finalizedAt && { finalizedAt: finalizedAt.toISOString() }),
    isResubmissionRequested,
    ...(infoRequest && { additionalInfoRequest: infoRequest }),
  };
}

async function finalizedAtOf(db: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('verification_progress')
    .select(['organization_id', 'finalized_at'])
    .where('organization_id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ organization_id, finalized_at }) => (finalized_at ? [[organization_id, finalized_at]] : [])),
  );
}

interface PeopleSearch {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Lists one page of people, newest first. @throws ValidationError for an invalid cursor */
export async function listPeopleCases(db: Connection, { search, cursor, limit }: PeopleSearch): Promise<People> {
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
  const items = rows.slice(0, limit).map(toPersonCase);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.userId ?? null) : null };
}

/** Returns a person who belongs to an organization. @throws NotFoundError */
export async function getPersonCase(db: Connection, personId: string): Promise<PersonCase> {
  const row = await personCases(db).where('people.id', '=', personId).executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such person.');
  return toPersonCase(row);
}

/** Lists the members of an organization with their verification. */
export const listMemberCases = async (db: Connection, organizationId: string): Promise<PersonCase[]> =>
  (
    await personRows(db)
      .where('membership.organization_id', '=', organizationId)
      .orderBy('membership.created_at')
      .orderBy('people.id')
      .execute()
  ).map(toPersonCase);

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

const toPersonCase = (row: PersonRow): PersonCase => ({
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
});

function readCursor(prefix: 'org' | 'usr', cursor: string): string {
  if (!new RegExp(`^${prefix}_[0-9a-z]+$`).test(cursor)) throw refuseFormat('cursor');
  return cursor;
}
