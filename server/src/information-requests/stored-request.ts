import type { InformationRequestStatus, InformationRequestType } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type App, Refusal, seal, unseal } from '../kernel/index.ts';
import { findSubject, type Subject } from './subjects.ts';
import type { InformationRequestsTable } from './tables.ts';

/** A request with what it is about. */
export interface StoredRequest {
  readonly row: Selectable<InformationRequestsTable>;
  readonly subject: Subject | null;
  /** An unanswered request about something that was decided is done. */
  readonly status: InformationRequestStatus;
}

export async function withSubject(db: Connection, row: Selectable<InformationRequestsTable>): Promise<StoredRequest> {
  const subject = await findSubject(db, {
    organizationId: row.organization_id,
    type: row.about_type,
    id: row.about_id,
  });
  return { row, subject, status: statusWith(subject, row.status) };
}

/** Returns the status of a request about something: once it is decided, an unanswered one is done. */
export const statusWith = (
  subject: Pick<Subject, 'isOpen'> | null,
  status: InformationRequestStatus,
): InformationRequestStatus => (status === 'sent' && !subject?.isOpen ? 'reviewed' : status);

/** Returns a request of an organization. @throws NotFoundError */
export async function getRequest(
  db: Connection,
  { organizationId, requestId }: { readonly organizationId: string; readonly requestId: string },
): Promise<StoredRequest> {
  const row = await db
    .selectFrom('information_requests')
    .selectAll()
    .where('id', '=', requestId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such request.');
  return await withSubject(db, row);
}

/** Lists the requests to an organization, newest first, at most 100. */
export async function listRequests(
  db: Connection,
  { organizationId, type, id }: { readonly organizationId: string } & Partial<RequestFilter>,
): Promise<readonly StoredRequest[]> {
  let query = db
    .selectFrom('information_requests')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('id', 'desc')
    .limit(100);
  if (type !== undefined) query = query.where('about_type', '=', type);
  if (id !== undefined) query = query.where('about_id', '=', id);
  const rows = await query.execute();
  const found: StoredRequest[] = [];
  for (const row of rows) found.push(await withSubject(db, row));
  return found;
}

interface RequestFilter {
  readonly type: InformationRequestType | undefined;
  readonly id: string | undefined;
}

const aboutOf = (requestId: string): string => `information request ${requestId}`;

export const sealReply = ({ config }: App, requestId: string, message: string): Buffer =>
  seal(config.dataKey, message, aboutOf(requestId));

export const unsealReply = ({ config }: App, { id, sealed_reply: sealed }: StoredRequest['row']): string =>
  sealed === null ? '' : unseal(config.dataKey, sealed, aboutOf(id));
