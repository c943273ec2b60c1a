import type { CallOutput, Contract, VerificationStatus } from '@quittance/sdk/contract';
import { organizationDisplay } from '@quittance/sdk/rules';
import { type Connection, containsPattern } from '../db/index.ts';
import { type RequestSummary, summarizeRequests } from '../information-requests/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { findOrganizations, type Organization, toOrganizationRow } from '../organizations/index.ts';
import { type AnsweredName, listResubmissions, readAnsweredNames } from '../verification/index.ts';
import { readCursor } from './read-cursor.ts';

type Companies = CallOutput<Contract['listCompaniesUnderVerification']>;
type CompanyCase = Companies['items'][number];

type Reading = Pick<OperationContext, 'app' | 'db'>;

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
  context: Reading,
  { search, verificationStatus, escalated, cursor, limit }: CompanySearch,
): Promise<Companies> {
  const { db } = context;
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
  const facts = await caseFactsOf(context, shown);
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
  readonly names: ReadonlyMap<string, AnsweredName>;
}

export const caseFactsOf = async ({ app, db }: Reading, ids: readonly string[]): Promise<CaseFacts> => ({
  finalizedAt: await finalizedAtOf(db, ids),
  resubmissions: await listResubmissions(db, ids),
  requests: await summarizeRequests(db, ids),
  names: await readAnsweredNames({ app, db }, ids),
});

/** Converts an organization to a row of the list. */
export function toCompanyCase(organization: Organization, facts: CaseFacts): CompanyCase {
  const { id } = organization;
  const finalizedAt = facts.finalizedAt.get(id);
  const isResubmissionRequested = facts.resubmissions.has(id);
  const infoRequest = facts.requests.get(id);
  const { legalName, country } = facts.names.get(id) ?? {};
  const row = {
    ...toOrganizationRow(organization),
    ...(legalName !== undefined && { companyName: legalName }),
    ...(country !== undefined && { country }),
    providerStatuses: Object.values(organization.providerStatuses),
  };
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
