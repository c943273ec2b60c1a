import type { InformationRequestType } from '@quittance/sdk/rules';
import { isTransactionRequest } from '@quittance/sdk/rules';
import { type Actor, newId, type OperationContext, Refusal } from '../kernel/index.ts';
import { getOrganization, lockOrganization, type Organization } from '../organizations/index.ts';
import { recordRequest } from './record-request.ts';
import { reopenStep } from './reopen-step.ts';
import { mailRequest } from './request-mail.ts';
import { getRequest, type StoredRequest } from './stored-request.ts';
import { findSubject, type Subject } from './subjects.ts';

export interface RequestInformation {
  readonly organizationId: string;
  readonly type: InformationRequestType;
  /** Of the transaction or the bank account. */
  readonly id?: string | undefined;
  readonly message: string;
}

/**
 * Asks the owner of an organization for information, by mail. An answer about the same that waits for review counts as reviewed:
 * it was not enough. The caller has checked the right to.
 * @throws NotFoundError for an unknown organization, transaction or bank account; IdempotencyConflictError if one about
 *   the same is open, or if nothing waits for a decision
 */
export async function requestInformation(
  context: OperationContext,
  { organizationId, type, id, message }: RequestInformation,
): Promise<StoredRequest> {
  const { app, db, actor } = context;
  await getOrganization(db, organizationId);
  const organization = await lockOrganization(db, organizationId);
  const subject = await assertAskable(context, organization, { type, id });
  const requestId = newId('air');
  const at = await app.clock.now(db);
  await reviewAnswered(context, { organizationId, type, id }, at);
  const stored = await db
    .insertInto('information_requests')
    .values({
      id: requestId,
      organization_id: organizationId,
      about_type: type,
      about_id: id ?? null,
      message,
      requested_by_staff_id: staffIdOf(actor),
      requested_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new Refusal('IdempotencyConflictError', 'A request about the same is open.');
  await reopenStep(db, { organization, type });
  await recordRequest(context, { organizationId, requestId, type, change: 'sent' });
  await mailRequest(context, organization, { requestId, type, message, subject });
  return await getRequest(db, { organizationId, requestId });
}

/**
 * Returns what a request would be about.
 * @throws NotFoundError; IdempotencyConflictError when nothing waits for a decision
 */
export async function assertAskable(
  { db }: Pick<OperationContext, 'db'>,
  organization: Organization,
  { type, id }: Pick<RequestInformation, 'type' | 'id'>,
): Promise<Subject> {
  const subject = await findSubject(db, { organizationId: organization.id, type, id: id ?? null });
  if (!subject) throw new Refusal('NotFoundError', 'The organization has no such transaction or bank account.');
  const { verificationStatus } = organization;
  const isAskable = isTransactionRequest(type)
    ? subject.isOpen
    : verificationStatus === 'completed' || verificationStatus === 'approved';
  if (!isAskable) throw new Refusal('IdempotencyConflictError', 'There is nothing to decide, so nothing to ask.');
  return subject;
}

/** Marks the answer about the same as reviewed, if there is one. The sandbox has no staff who could have. */
async function reviewAnswered(
  context: OperationContext,
  { organizationId, type, id }: Omit<RequestInformation, 'message'>,
  at: Date,
): Promise<void> {
  const staffId = staffIdOf(context.actor);
  if (staffId === null) return;
  const rows = await context.db
    .updateTable('information_requests')
    .set({ status: 'reviewed', reviewed_by_staff_id: staffId, reviewed_at: at })
    .where('organization_id', '=', organizationId)
    .where('about_type', '=', type)
    .where('about_id', 'is not distinct from', id ?? null)
    .where('status', '=', 'replied')
    .returning('id')
    .execute();
  for (const row of rows) {
    await recordRequest(context, { organizationId, requestId: row.id, type, change: 'reviewed' });
  }
}

const staffIdOf = (actor: Actor): string | null => (actor.kind === 'staff' ? actor.userId : null);
