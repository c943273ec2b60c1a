import { auditedBy, recordAudit } from '../audit/index.ts';
import type { ActorOf, CallContext } from '../kernel/index.ts';
import { noteAccountSecured } from './account-secured.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import { lockPhone } from './phone.ts';
import { phoneVerificationPurpose } from './purposes.ts';

type Verifying = CallContext<ActorOf<'customer'>>;

/**
 * Checks a texted code. Runs outside a transaction, so that a wrong one stays counted.
 * @returns the challenge to use up
 * @throws what `OneTimeCodes.check` throws
 */
export async function checkPhoneCode(context: Verifying, code: string): Promise<string> {
  const attempt = { userId: context.actor.userId, purpose: phoneVerificationPurpose, code };
  return (await oneTimeCodes(context.app).check(context.app.db, attempt, context)).challengeId;
}

/** Uses the code up: the caller's phone is verified. @throws InvalidOtpError if the number was changed in between */
export async function verifyPhone(context: Verifying, challengeId: string): Promise<undefined> {
  const { app, db, actor } = context;
  await lockPhone(db, actor.userId);
  await oneTimeCodes(app).consume(db, challengeId, context);
  await db.updateTable('people').set({ phone_number_verified: true }).where('id', '=', actor.userId).execute();
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'phone-number.verified',
    object: { type: 'person', id: actor.userId },
  });
  await noteAccountSecured(context, actor.userId);
}
