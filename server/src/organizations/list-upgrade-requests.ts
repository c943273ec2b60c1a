import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { UpgradeRequestStatus } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { refuseFormat } from '../kernel/index.ts';

export interface UpgradeRequestSearch {
  readonly status?: UpgradeRequestStatus | undefined;
  /** Id of the last request of the previous page. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type UpgradeRequests = CallOutput<Contract['listUpgradeRequests']>;
type UpgradeRequest = UpgradeRequests['items'][number];

/**
 * Lists one page of requests for a higher plan, newest first.
 * @throws ValidationError for an invalid cursor
 */
export async function listUpgradeRequests(
  db: Connection,
  { status, cursor, limit }: UpgradeRequestSearch,
): Promise<UpgradeRequests> {
  // One row more than requested tells whether there is a next page.
  let rows = upgradeRequests(db)
    .orderBy('request.id', 'desc')
    .limit(limit + 1);
  if (status) rows = rows.where('request.status', '=', status);
  if (cursor !== undefined) {
    if (!/^pur_\w+$/.test(cursor)) throw refuseFormat('cursor');
    rows = rows.where('request.id', '<', cursor);
  }
  const found = await rows.execute();
  const items = found.slice(0, limit).map(toUpgradeRequest);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.requestId ?? null) : null };
}

/** Reads one request, which must exist. */
export const getUpgradeRequest = async (db: Connection, id: string): Promise<UpgradeRequest> =>
  toUpgradeRequest(await upgradeRequests(db).where('request.id', '=', id).executeTakeFirstOrThrow());

const upgradeRequests = (db: Connection) =>
  db
    .selectFrom('plan_upgrade_requests as request')
    .innerJoin('organizations', 'organizations.id', 'request.organization_id')
    .innerJoin('people', 'people.id', 'request.requested_by_person_id')
    .leftJoin('staff', 'staff.id', 'request.answered_by_staff_id')
    .select([
      'request.id',
      'request.organization_id',
      'request.requested_at',
      'request.status',
      'request.note',
      'request.answered_at',
      'organizations.legal_name',
      sql<string>`people.first_name || ' ' || people.last_name`.as('requested_by'),
      sql<string | null>`staff.first_name || ' ' || staff.last_name`.as('answered_by'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof upgradeRequests>['executeTakeFirstOrThrow']>>;

const toUpgradeRequest = (row: Row): UpgradeRequest => ({
  requestId: row.id,
  organizationId: row.organization_id,
  companyName: row.legal_name,
  requestedBy: row.requested_by,
  requestedAt: row.requested_at.toISOString(),
  status: row.status,
  ...(row.note !== null && { note: row.note }),
  ...(row.answered_by !== null && { answeredBy: row.answered_by }),
  ...(row.answered_at && { answeredAt: row.answered_at.toISOString() }),
});
