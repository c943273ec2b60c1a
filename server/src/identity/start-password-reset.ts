import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '../db/index.ts';
import type { CallContext } from '../kernel/index.ts';
import { isLocked } from './attempts.ts';
import { spendMail } from './mail-attempts.ts';
import { passwordResetPurpose } from './purposes.ts';
import { sendCode } from './send-code.ts';
import { findUserByEmail, type User } from './users.ts';

/** How long each answer takes at least: longer than making and storing a code does. */
export const floorMs = 200;
const resendAfterMs = 30_000;

/**
 * Mails a reset code to the person with the e-mail address. The answer and its duration are the same when nobody has it.
 * @throws RateLimitError after too many requests for an address, known or not
 */
export async function startPasswordReset(context: CallContext, email: string): Promise<{ readonly resendAt: string }> {
  const { app, ip } = context;
  const floor = setTimeout(floorMs);
  const answer = { resendAt: new Date(Date.now() + resendAfterMs).toISOString() };
  await spendMail(app.db, { kind: 'reset-request', userKind: 'customer', email, ip });
  const user = await findUserByEmail(app.db, 'customer', email);
  if (user && (await mayReset(context, user))) await mailResetCode(context, user);
  await floor;
  return answer;
}

const mayReset = async ({ app }: CallContext, { id, status }: User): Promise<boolean> =>
  status === 'enabled' && !(await isLocked(app.db, { subject: id, kind: 'code' }));

async function mailResetCode({ app, ip, requestId, locale }: CallContext, user: User): Promise<void> {
  const link = `${app.config.publicUrl}/auth/reset-password#email=${encodeURIComponent(user.email)}`;
  await inTransaction(app.db, (db) =>
    sendCode(db, app.clock, {
      kind: 'customer',
      userId: user.id,
      email: user.email,
      purpose: passwordResetPurpose,
      writeMail: (code) => ({ template: 'password-reset-code', data: { code, link } }),
      locale: user.locale ?? locale,
      ip,
      requestId,
    }),
  );
}
