import { setTimeout } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { type Connection, inTransaction } from '../db/index.ts';
import { findUserByEmail, spendMail } from '../identity/index.ts';
import { type CallContext, Refusal } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import type { SignUpsTable } from './tables.ts';
import { mailVerificationLink, newLink, resendAtOf } from './verification-link.ts';

/** How long the answer takes at least: longer than making and storing a link does. */
const floorMs = 200;

export interface ResendRequest {
  readonly email: string;
  /** Which sign-up; the newest with the address when absent. */
  readonly signUpId?: string | undefined;
}

/**
 * Mails the link again, with a new secret: the one before stops working. Somebody who has an account already is told so by
 * mail. Answers the same, as fast, whatever is known of the address. Runs outside a transaction.
 */
export async function resendVerificationEmail(
  context: CallContext,
  request: ResendRequest,
): Promise<{ readonly resendAt: string }> {
  const floor = setTimeout(floorMs);
  const resendAt = resendAtOf(new Date()).toISOString();
  await mailIfKnown(context, request);
  await floor;
  return { resendAt };
}

async function mailIfKnown(context: CallContext, request: ResendRequest): Promise<void> {
  const { app } = context;
  // A stranger may not keep replacing the link that somebody is about to open, nor flood their mailbox.
  if (await isTooMany(context, request)) return;
  await inTransaction(app.db, async (transaction) => {
    const user = await findUserByEmail(transaction, 'customer', request.email);
    if (!user) return renewLink({ ...context, db: transaction }, request);
    await sendMail(transaction, {
      to: user.email,
      template: 'already-registered',
      locale: user.locale ?? context.locale,
      data: { link: `${app.config.publicUrl}/auth` },
      about: user.id,
    });
  });
}

async function isTooMany({ app, ip }: CallContext, { email }: ResendRequest): Promise<boolean> {
  try {
    await spendMail(app.db, { kind: 'verification-mail', userKind: 'customer', email, ip });
    return false;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return true;
  }
}

async function renewLink(context: CallContext, request: ResendRequest): Promise<void> {
  const { app, db } = context;
  const signUp = await lockWaitingSignUp(db, request);
  // Somebody who presses twice gets one mail, whose link stays good.
  if (!signUp || resendAtOf(signUp.mailed_at).getTime() > Date.now()) return;
  const link = newLink();
  await db.updateTable('sign_ups').set(link.columns).where('id', '=', signUp.id).execute();
  await mailVerificationLink(context, signUp, link.token);
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'sign-up.link-sent',
    object: { type: 'sign-up', id: signUp.id },
  });
}

async function lockWaitingSignUp(
  db: Connection,
  { email, signUpId }: ResendRequest,
): Promise<Selectable<SignUpsTable> | undefined> {
  return await db
    .selectFrom('sign_ups')
    .selectAll()
    .where('email', '=', email)
    .where('person_id', 'is', null)
    .$if(signUpId !== undefined, (query) => query.where('id', '=', signUpId ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}
