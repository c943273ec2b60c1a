import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '../db/index.ts';
import {
  type Actor,
  type ActorOf,
  type App,
  type CallContext,
  codePurpose,
  newId,
  refuseField,
  refuseFormat,
  type Surface,
} from '../kernel/index.ts';
import { countAttempt, emailSubject, isLocked } from './attempts.ts';
import { purposesOn, signInPurposes } from './purposes.ts';
import { type PaymentToConfirm, sendCode } from './send-code.ts';
import type { SessionKind } from './tables.ts';
import { findUserByEmail, getUser } from './users.ts';

export interface CodeAnswer {
  readonly challengeId: string;
  readonly expiresAt: string;
  readonly resendAt: string;
}

/** How long the answer to somebody signed out takes at least: longer than making and storing a code does. */
const floorMs = 200;

interface Asker {
  readonly kind: SessionKind;
  readonly userId: string;
  /** Purpose of the code that opens the session; absent when it is open. */
  readonly signIn?: string;
}

function askerOf(actor: Actor): Asker | null {
  switch (actor.kind) {
    case 'customer':
      return { kind: 'customer', userId: actor.userId };
    case 'intermediate':
      return { kind: 'customer', userId: actor.userId, signIn: signInPurposes.customer };
    case 'staff-intermediate':
      return { kind: 'staff', userId: actor.userId, signIn: signInPurposes.staff };
    default:
      return null;
  }
}

/** Whether the asker is known by session; everybody else asks by e-mail address. */
export const isKnownByUs = (actor: Actor): boolean => askerOf(actor) !== null;

/** What a code is asked for, as `sendEmailCode` takes it. */
interface CodeOrder {
  readonly purpose: string;
  readonly invoiceId?: string | undefined;
}

/** Tells what the customer is about to pay. It refuses what they can't pay; payments implement it. */
export type DescribePayment = (
  context: CallContext<ActorOf<'customer'>>,
  invoiceId: string,
) => Promise<PaymentToConfirm>;

/**
 * Mails a code to the person whose session this is. Within 30 seconds of the code before, that one stays good: nothing is
 * mailed and its challenge is answered again, as for a page that was loaded anew.
 * @throws BruteForceAttemptError while they are locked out, ValidationError for a purpose that is not theirs, and what
 *   `describePayment` throws
 */
export async function requestOwnCode(
  context: CallContext,
  order: CodeOrder,
  describePayment: DescribePayment,
): Promise<CodeAnswer> {
  const { app, db, locale, ip, requestId } = context;
  const asker = askerOf(context.actor);
  if (!asker) throw wrongPurpose();
  const confirmed = await whatIsConfirmed(context, order, describePayment);
  const { id: userId, email } = await getUser(db, asker.kind, asker.userId);
  const issued = await sendCode(db, app.clock, { ...confirmed, userId, email, locale, ip, requestId });
  return {
    challengeId: issued.challengeId,
    expiresAt: issued.expiresAt.toISOString(),
    resendAt: issued.resendAt.toISOString(),
  };
}

const wrongPurpose = () => refuseFormat('purpose');

/**
 * Neither listener mails codes that are typed into the other's pages.
 * @throws ValidationError for a purpose that is not the listener's
 */
export function assertPurposeOn(surface: Surface, purpose: string): void {
  if (!purposesOn[surface].has(purpose)) throw wrongPurpose();
}

/** The asker's own sign-in, or one payment of theirs. */
async function whatIsConfirmed(
  context: CallContext,
  { purpose, invoiceId }: CodeOrder,
  describePayment: DescribePayment,
): Promise<{ readonly purpose: string; readonly payment?: PaymentToConfirm }> {
  const { actor } = context;
  if (purpose === askerOf(actor)?.signIn) return { purpose };
  if (actor.kind !== 'customer' || purpose !== 'POST /invoices/pay') throw wrongPurpose();
  if (invoiceId === undefined) throw refuseField('invoiceId', 'This field is required.');
  return {
    purpose: codePurpose(purpose, invoiceId),
    payment: await describePayment({ ...context, actor }, invoiceId),
  };
}

/**
 * Mails a sign-in code to whoever has the e-mail address, and answers the same, as fast, when nobody has. A code alone
 * opens nothing: signing in also takes the password.
 * @throws ValidationError for a code that takes a session to ask for
 */
export async function requestCodeByEmail(
  context: CallContext,
  request: { readonly email: string; readonly purpose: string },
): Promise<CodeAnswer> {
  const kind = kindOfPurpose(request.purpose);
  if (!kind) throw wrongPurpose();
  const floor = setTimeout(floorMs);
  const answer = {
    challengeId: newId('otp'),
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    resendAt: new Date(Date.now() + 30_000).toISOString(),
  };
  await sendIfKnown(context.app, context, { ...request, kind });
  await floor;
  return answer;
}

async function sendIfKnown(
  app: App,
  context: CallContext,
  { kind, email, purpose }: { readonly kind: SessionKind; readonly email: string; readonly purpose: string },
): Promise<void> {
  // A stranger may not keep replacing the code that somebody is about to type, nor flood their mailbox.
  if (await countAttempt(app.db, { subject: emailSubject(kind, email), kind: 'code-request' })) return;
  const user = await findUserByEmail(app.db, kind, email);
  if (user?.status !== 'enabled' || (await isLocked(app.db, { subject: user.id, kind: 'code' }))) return;
  const { locale, ip, requestId } = context;
  await inTransaction(app.db, (transaction) =>
    sendCode(transaction, app.clock, {
      userId: user.id,
      email: user.email,
      purpose,
      locale,
      ip,
      requestId,
    }),
  );
}

function kindOfPurpose(purpose: string): SessionKind | null {
  if (purpose === signInPurposes.customer) return 'customer';
  return purpose === signInPurposes.staff ? 'staff' : null;
}
