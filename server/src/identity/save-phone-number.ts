import { auditedBy, recordAudit } from '../audit/index.ts';
import type { ActorOf, CallContext } from '../kernel/index.ts';
import type { PhoneNumber } from '../validation/index.ts';
import { supersedeCodes } from './issue-code.ts';
import { lockPhone } from './phone.ts';
import { phoneVerificationPurpose } from './purposes.ts';

/** Keeps the caller's phone number. Another number than before is not verified, and codes for the old one stop working. */
export async function savePhoneNumber(
  context: CallContext<ActorOf<'customer'>>,
  { number, countryIso }: PhoneNumber,
): Promise<undefined> {
  const { app, db, actor } = context;
  const before = await lockPhone(db, actor.userId);
  const isSame = before.phone_number === number;
  await db
    .updateTable('people')
    .set({
      phone_number: number,
      phone_number_country_iso: countryIso,
      ...(!isSame && { phone_number_verified: false }),
    })
    .where('id', '=', actor.userId)
    .execute();
  if (isSame) return;
  await supersedeCodes(db, { userId: actor.userId, purpose: phoneVerificationPurpose });
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'phone-number.changed',
    object: { type: 'person', id: actor.userId },
    detail: { wasVerified: before.phone_number_verified },
  });
}
