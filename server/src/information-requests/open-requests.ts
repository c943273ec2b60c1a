import {
  type InformationRequestStatus,
  type InformationRequestType,
  isTransactionRequest,
  type OpenRequest,
  stepOfRequest,
  type VerificationStepName,
} from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { statusWith, withSubject } from './stored-request.ts';
import { isAboutBankAccount } from './subjects.ts';

/** A request that is not done. */
export interface OpenInformationRequest extends OpenRequest {
  readonly id: string;
  readonly externalDocumentId: string | null;
}

/** Lists the requests to an organization that are not done, newest first. */
export async function listOpenRequests(
  db: Connection,
  organizationId: string,
): Promise<readonly OpenInformationRequest[]> {
  const rows = await db
    .selectFrom('information_requests')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('status', '<>', 'reviewed')
    .orderBy('id', 'desc')
    .execute();
  const open: OpenInformationRequest[] = [];
  for (const row of rows) {
    const { status } = await withSubject(db, row);
    if (status === 'reviewed') continue;
    open.push({ id: row.id, externalDocumentType: row.about_type, externalDocumentId: row.about_id, status });
  }
  return open;
}

/** Whether a company can't be approved while the request is open. Requests about transactions don't count. */
export const isAboutCompany = (type: InformationRequestType): boolean => !isTransactionRequest(type);

/** Whether a request about a step is not reviewed. */
export const hasOpenRequest = async (
  db: Connection,
  organizationId: string,
  step: VerificationStepName,
): Promise<boolean> =>
  (await listOpenRequests(db, organizationId)).some(
    ({ externalDocumentType }) => stepOfRequest(externalDocumentType) === step,
  );

/** All requests to an organization together. */
export interface RequestSummary {
  readonly isReplied: boolean;
  readonly isReviewed: boolean;
  readonly totalRequest: number;
}

/** Sums up the requests to organizations about themselves, in one query; those without any are absent. */
export async function summarizeRequests(
  db: Connection,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, RequestSummary>> {
  if (organizationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('information_requests as request')
    // Of what is about a company itself, only a bank account can be gone.
    .leftJoin('external_accounts as account', (join) =>
      join
        .onRef('account.id', '=', 'request.about_id')
        .onRef('account.organization_id', '=', 'request.organization_id'),
    )
    .select(['request.organization_id', 'request.about_type', 'request.about_id', 'request.status', 'account.id'])
    .where('request.organization_id', 'in', organizationIds)
    .execute();
  const own = new Map<string, InformationRequestStatus[]>();
  for (const { organization_id, about_type, about_id, status, id } of rows) {
    if (!isAboutCompany(about_type)) continue;
    const isOpen = !isAboutBankAccount(about_type) || about_id === null || id !== null;
    own.set(organization_id, [...(own.get(organization_id) ?? []), statusWith({ isOpen }, status)]);
  }
  return new Map(
    [...own].map(([id, statuses]) => [
      id,
      {
        isReplied: statuses.every((status) => status !== 'sent'),
        isReviewed: statuses.every((status) => status === 'reviewed'),
        totalRequest: statuses.length,
      },
    ]),
  );
}
