import { type ActorOf, type CallContext, Refusal } from '../kernel/index.ts';
import { getOrganization, lockOrganization } from '../organizations/index.ts';
import type { RequestKey } from './answer-request.ts';
import { recordRequest } from './record-request.ts';
import { getRequest, type StoredRequest } from './stored-request.ts';

/** Marks an answer as reviewed, once. @throws NotFoundError; IdempotencyConflictError unless it waits for review */
export async function reviewRequest(context: CallContext<ActorOf<'staff'>>, key: RequestKey): Promise<StoredRequest> {
  const { app, db, actor } = context;
  await getOrganization(db, key.organizationId);
  await lockOrganization(db, key.organizationId);
  const { row } = await getRequest(db, key);
  if (row.status !== 'replied') {
    throw new Refusal('IdempotencyConflictError', 'This request was not answered, or it was reviewed already.');
  }
  await db
    .updateTable('information_requests')
    .set({ status: 'reviewed', reviewed_by_staff_id: actor.userId, reviewed_at: await app.clock.now(db) })
    .where('id', '=', row.id)
    .execute();
  await recordRequest(context, { ...key, type: row.about_type, change: 'reviewed' });
  return await getRequest(db, key);
}
