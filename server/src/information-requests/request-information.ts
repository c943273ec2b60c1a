import type { InformationRequestType } from '@quittance/sdk/rules';
import { hasEnded, isTransactionRequest } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import { type Actor, newId, type OperationContext, Refusal } from '../kernel/index.ts';
import { getOrganization, lockOrganization, type Organization } from '../organizations/index.ts';
import { recordRequest } from './record-request.ts';
import { nextReminderOn } from './reminder-terms.ts';
import { reopenStep } from './reopen-step.ts';
import { mailRequest } from './request-mail.ts';
import { getRequest, type StoredRequest } from './stored-request.ts';
import { findSubject, type Subject } from './subjects.ts';

export interface RequestInformation {
  readonly organizationId: string;
  readonly type: InformationRequestType;
  /** Of the transaction or the bank account. */
  readonly id?: string | undefined;
  /** The request about the same whose answer was read. */
  readonly answeredId?: string | undefined;
  readonly message: string;
}

/**
 * Asks the owner of an organization for information, by mail. The named answer about the same counts as reviewed: it was not
 * enough. The caller has checked the right to.
 * @throws NotFoundError for an unknown organization, transaction or bank account; IdempotencyConflictError if one about
 *   the same is open, or if nothing waits for a decision; VerificationChangedError if an answer waits that was not named
 */
export async function requestInformation(
  context: OperationContext,
  { organizationId, type, id, answeredId, message }: RequestInformation,
): Promise<StoredRequest> {
  const { app, db, actor } = context;
  await getOrganization(db, organizationId);
  const organization = await lockOrganization(db, organizationId);
  const subject = await assertAskable(context, organization, { type, id, answeredId });
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
      next_reminder_on: nextReminderOn(businessDateOf(at), businessDateOf(at)),
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
 * @throws NotFoundError; IdempotencyConflictError when nothing waits for a decision; VerificationChangedError if an answer
 *   about the same waits that was not named: nobody may have read it
 */
export async function assertAskable(
  { db }: Pick<OperationContext, 'db'>,
  organization: Organization,
  { type, id, answeredId }: Pick<RequestInformation, 'type' | 'id' | 'answeredId'>,
): Promise<Subject> {
  const subject = await findSubject(db, { organizationId: organization.id, type, id: id ?? null });
  if (!subject) throw new Refusal('NotFoundError', 'The organization has no such transaction or bank account.');
  if (!isAskable(organization, { type, subject }))
    throw new Refusal('IdempotencyConflictError', 'There is nothing to decide, so nothing to ask.');
  const answered = await findAnswered(db, { organizationId: organization.id, type, id });
  if (answered !== null && answered !== answeredId) throw newerAnswer();
  return subject;
}

/** Whether something waits for a decision that an answer helps with, in a business that is neither denied nor closed. */
export function isAskable(
  { verificationStatus, status }: Pick<Organization, 'verificationStatus' | 'status'>,
  { type, subject }: { readonly type: InformationRequestType; readonly subject: Subject },
): boolean {
  if (hasEnded(status)) return false;
  return isTransactionRequest(type)
    ? subject.isOpen
    : verificationStatus === 'completed' || verificationStatus === 'approved';
}

const newerAnswer = () =>
  new Refusal('VerificationChangedError', 'An answer about the same waits for review. Read it before you ask again.');

type Subjected = Pick<RequestInformation, 'organizationId' | 'type' | 'id'>;

/** Returns the id of the request about the same whose answer waits for review; null without one. There is one at most. */
async function findAnswered(db: Connection, { organizationId, type, id }: Subjected): Promise<string | null> {
  const row = await db
    .selectFrom('information_requests')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('about_type', '=', type)
    .where('about_id', 'is not distinct from', id ?? null)
    .where('status', '=', 'replied')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Marks the answer about the same as reviewed, if there is one. The sandbox has no staff who could have. */
async function reviewAnswered(context: OperationContext, about: Subjected, at: Date): Promise<void> {
  const staffId = staffIdOf(context.actor);
  if (staffId === null) return;
  const requestId = await findAnswered(context.db, about);
  if (requestId === null) return;
  await context.db
    .updateTable('information_requests')
    .set({ status: 'reviewed', reviewed_by_staff_id: staffId, reviewed_at: at })
    .where('id', '=', requestId)
    .execute();
  const { organizationId, type } = about;
  await recordRequest(context, { organizationId, requestId, type, change: 'reviewed' });
}

const staffIdOf = (actor: Actor): string | null => (actor.kind === 'staff' ? actor.userId : null);
