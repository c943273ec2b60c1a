import { auditedBy, recordAudit } from '../audit/index.ts';
import { type ActorOf, actorLocale, type CallContext } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import type { PhoneNumber } from '../validation/index.ts';
import { supersedeCodes } from './issue-code.ts';
import { lockPhone } from './phone.ts';
import { phoneVerificationPurpose } from './purposes.ts';

type Saving = CallContext<ActorOf<'customer'>>;

/**
 * Keeps the caller's phone number. Another number than before is not verified, and codes for the old one stop working. The
 * person is mailed if the old one was verified.
 */
export async function savePhoneNumber(context: Saving, { number, countryIso }: PhoneNumber): Promise<undefined> {
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
  if (before.phone_number !== null && before.phone_number_verified) {
    await mailReplacement(context, before.phone_number, number);
  }
}

/** Somebody else may have replaced it. A number that was never verified protected nothing. */
async function mailReplacement(context: Saving, oldNumber: string, newNumber: string): Promise<void> {
  const { db, actor } = context;
  await sendMail(db, {
    to: actor.email,
    template: 'phone-number-changed',
    locale: actorLocale(context),
    data: { oldNumber: maskPhone(oldNumber), newNumber: maskPhone(newNumber) },
    about: actor.userId,
  });
}

/** The last four digits, by which people know their numbers. */
const maskPhone = (number: string): string => `•••• ${number.slice(-4)}`;
