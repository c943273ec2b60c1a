import { required } from '@quittance/sdk/contract';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { type ActorOf, actorLocale, type CallContext, Refusal, refuseField } from '../kernel/index.ts';
import { sendSms } from '../notifications/index.ts';
import { phoneSubject, spendAttempt } from './attempts.ts';
import { issueCode } from './issue-code.ts';
import { lockPhone, type PersonPhone, readPhone } from './phone.ts';
import { phoneVerificationPurpose } from './purposes.ts';

type Asking = CallContext<ActorOf<'customer'>>;

/**
 * Counts a text message for the person and for the number, since texts cost money and anybody may have the number. Runs
 * outside a transaction.
 * @throws ValidationError without a number, ForbiddenError when it is verified, RateLimitError after too many messages
 */
export async function spendTextMessage({ app, actor }: Asking): Promise<void> {
  const number = assertUnverified(await readPhone(app.db, actor.userId).executeTakeFirstOrThrow());
  await spendAttempt(app.db, { subject: actor.userId, kind: 'text-message' });
  await spendAttempt(app.db, { subject: phoneSubject(number), kind: 'text-message' });
}

/**
 * Texts a code to the caller's phone number. Within 30 seconds of the code before, that one stays good and nothing is sent.
 * @throws ValidationError without a number, ForbiddenError when it is verified, BruteForceAttemptError while locked out
 */
export async function sendPhoneCode(context: Asking): Promise<{ expiresAt: string; resendAt: string }> {
  const { app, db, actor } = context;
  const number = assertUnverified(await lockPhone(db, actor.userId));
  const issued = await issueCode(db, { userId: actor.userId, purpose: phoneVerificationPurpose });
  if (issued.code !== undefined) {
    const locale = actorLocale(context);
    const data = { code: issued.code };
    await sendSms(db, { to: number, template: 'phone-verification-code', locale, data, about: actor.userId });
    await recordAudit(db, {
      ...auditedBy(context),
      at: await app.clock.now(db),
      action: 'one-time-code.sent',
      object: { type: 'person', id: actor.userId },
      detail: { purpose: phoneVerificationPurpose },
    });
  }
  return { expiresAt: issued.expiresAt.toISOString(), resendAt: issued.resendAt.toISOString() };
}

function assertUnverified(phone: PersonPhone): string {
  if (phone.phone_number === null) throw refuseField('phoneNumber', required);
  if (phone.phone_number_verified) throw new Refusal('ForbiddenError', 'This number is verified already.');
  return phone.phone_number;
}
