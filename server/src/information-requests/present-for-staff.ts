import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { presentFacts, presentReply } from './present-request.ts';
import type { StoredRequest } from './stored-request.ts';

type Presented = CallOutput<Contract['listInformationRequests']>[number];
type Reading = { readonly app: App; readonly db: Connection };

/** Returns a request as staff see it: without the draft of an answer. */
export async function presentForStaff(reading: Reading, request: StoredRequest): Promise<Presented> {
  const { row, status } = request;
  const names = await readNames(reading.db, request);
  return {
    ...presentFacts(request),
    organizationId: row.organization_id,
    status,
    ...(names.requested_by !== null && { requestedBy: names.requested_by }),
    ...(row.replied_at && { reply: await presentReply(reading, request) }),
    ...(names.replied_by !== null && { repliedBy: names.replied_by }),
    ...(row.reviewed_at && { reviewedAt: row.reviewed_at.toISOString() }),
    ...(names.reviewed_by !== null && { reviewedBy: names.reviewed_by }),
  };
}

/** Presents several requests in their order. */
export async function presentAllForStaff(
  reading: Reading,
  requests: readonly StoredRequest[],
): Promise<readonly Presented[]> {
  const presented: Presented[] = [];
  for (const request of requests) presented.push(await presentForStaff(reading, request));
  return presented;
}

const readNames = (db: Connection, { row }: StoredRequest) =>
  db
    .selectFrom('information_requests as request')
    .leftJoin('staff as asking', 'asking.id', 'request.requested_by_staff_id')
    .leftJoin('staff as reviewing', 'reviewing.id', 'request.reviewed_by_staff_id')
    .leftJoin('people', 'people.id', 'request.replied_by')
    .select([
      sql<string | null>`asking.first_name || ' ' || asking.last_name`.as('requested_by'),
      sql<string | null>`reviewing.first_name || ' ' || reviewing.last_name`.as('reviewed_by'),
      sql<string | null>`people.first_name || ' ' || people.last_name`.as('replied_by'),
    ])
    .where('request.id', '=', row.id)
    .executeTakeFirstOrThrow();
