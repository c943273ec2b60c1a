import { type CallOutput, type Contract, required } from '@quittance/sdk/contract';
import type { UpgradeAnswer } from '@quittance/sdk/rules';
import { type ActorOf, type CallContext, Refusal, refuseField } from '../kernel/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';
import { getOrganization } from './find-organizations.ts';
import { getUpgradeRequest } from './list-upgrade-requests.ts';
import { recordOrganizationChange } from './record-organization-change.ts';

export interface AnswerUpgradeRequest {
  readonly requestId: string;
  readonly answer: UpgradeAnswer;
  /** For the customer; required to decline. */
  readonly note?: string | undefined;
}

type StaffCall = CallContext<ActorOf<'staff'>>;

/**
 * Answers a request for a higher plan and mails the person who asked. It doesn't change the plan.
 * @throws ValidationError for a refusal without a note, NotFoundError,
 *   IdempotencyConflictError if a colleague was faster
 */
export async function answerUpgradeRequest(
  context: StaffCall,
  { requestId, answer, note = '' }: AnswerUpgradeRequest,
): Promise<CallOutput<Contract['answerUpgradeRequest']>> {
  const { app, db, actor } = context;
  if (answer === 'declined' && note === '') throw refuseField('note', required);
  const at = await app.clock.now(db);
  const answered = await db
    .updateTable('plan_upgrade_requests')
    .set({ status: answer, note: note || null, answered_by_staff_id: actor.userId, answered_at: at })
    .where('id', '=', requestId)
    .where('status', '=', 'open')
    .returning(['organization_id', 'requested_by_person_id'])
    .executeTakeFirst();
  if (!answered) throw await whyUnanswered(context, requestId);
  const { organization_id: organizationId, requested_by_person_id: personId } = answered;
  await mailPerson(context, { organizationId, personId, answer, note });
  await recordOrganizationChange(context, { organizationId, change: `upgrade_${answer}`, at, detail: { requestId } });
  return getUpgradeRequest(db, requestId);
}

async function whyUnanswered({ db }: StaffCall, requestId: string): Promise<Refusal> {
  const request = await db
    .selectFrom('plan_upgrade_requests')
    .select('id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request
    ? new Refusal('IdempotencyConflictError', 'A colleague has answered this request. Load the list again.')
    : new Refusal('NotFoundError', 'There is no such request.');
}

interface Answered {
  readonly organizationId: string;
  readonly personId: string;
  readonly answer: UpgradeAnswer;
  readonly note: string;
}

async function mailPerson({ app, db }: StaffCall, { organizationId, personId, answer, note }: Answered): Promise<void> {
  const { legalName } = await getOrganization(db, organizationId);
  const { email } = await db.selectFrom('people').select('email').where('id', '=', personId).executeTakeFirstOrThrow();
  await sendMail(db, {
    to: email,
    template: 'plan-upgrade-answer',
    locale: await findRecipientLocale(db, email, 'en'),
    data: { organizationName: legalName, answer, note, link: `${app.config.publicUrl}/business-settings` },
    about: organizationId,
  });
}
