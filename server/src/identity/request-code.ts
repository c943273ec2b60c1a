import { setTimeout } from 'node:timers/promises';
import {
  type Call,
  type CallInput,
  type CodeField,
  type CodeSource,
  type Contract,
  codeFieldsOf,
  grantsOf,
  isCheckedFirst,
  required,
} from '@quittance/sdk/contract';
import { inTransaction } from '../db/index.ts';
import {
  type Actor,
  type App,
  assertAccess,
  type CallContext,
  codePurpose,
  newId,
  refuseField,
  refuseFormat,
} from '../kernel/index.ts';
import { isLocked, spendAttempt } from './attempts.ts';
import { hasAuthenticator } from './authenticators.ts';
import { describeSubject } from './code-subjects.ts';
import { spendMail } from './mail-attempts.ts';
import { takesAppCode } from './purposes.ts';
import { type CodeRequest, sendCode, writeSignInMail } from './send-code.ts';
import type { SessionKind } from './tables.ts';
import { userKinds } from './user-kinds.ts';
import { findUserByEmail, getUser } from './users.ts';

export interface CodeAnswer {
  readonly challengeId: string;
  readonly codeSource: CodeSource;
  readonly expiresAt: string;
  readonly resendAt: string;
}

/** Minimum time of an answer without a session: longer than creating and storing a code, to hide whether that happened. */
const floorMs = 200;

/** Whether a session identifies the requester. Everybody else requests codes by e-mail address. */
export const isKnownByUs = ({ kind }: Actor): boolean => userKinds[kind] !== undefined;

/** The body of `sendEmailCode`. */
type CodeOrder = CallInput<Contract['sendEmailCode']>['body'];

const wrongPurpose = () => refuseFormat('purpose');

/**
 * Returns the call that a code will be sent with. Each listener knows only its own calls, so it mails no codes for the
 * other's pages.
 * @throws ValidationError for a purpose of no call on this listener
 */
export function getCallWithCode({ callsWithCode }: CallContext, purpose: string): Call {
  const call = callsWithCode.get(purpose);
  if (!call) throw wrongPurpose();
  return call;
}

/**
 * Mails a code to the session's user. Within 30 seconds of the previous code, that one stays valid: nothing is mailed, and
 * its challenge is returned again, for example after a reload of the page.
 * @throws BruteForceAttemptError while the user is locked out, RateLimitError after too many codes, ValidationError for
 *   another user's purpose, ForbiddenError for a call that the user may not make, and the errors of `describeSubject`
 */
export async function requestOwnCode(context: CallContext, order: CodeOrder): Promise<CodeAnswer> {
  const { app, db, actor, ip, requestId } = context;
  const kind = userKinds[actor.kind];
  if (kind === undefined || !('userId' in actor)) throw wrongPurpose();
  const user = await getUser(db, kind, actor.userId);
  const locale = user.locale ?? context.locale;
  const confirmed = await whatIsConfirmed({ ...context, locale }, order);
  const { id: userId, email } = user;
  if (takesAppCode(confirmed.purpose) && (await hasAuthenticator(db, userId))) return askTheApp();
  const issued = await sendCode(db, app.clock, { ...confirmed, kind, userId, email, locale, ip, requestId });
  // Codes for other values are other codes, so thirty seconds between two of one kind would not keep a stolen session from
  // flooding the mailbox.
  if (issued.code !== undefined) await spendAttempt(db, { subject: userId, kind: 'own-code-request' });
  return {
    challengeId: issued.challengeId,
    codeSource: 'email',
    expiresAt: issued.expiresAt.toISOString(),
    resendAt: issued.resendAt.toISOString(),
  };
}

/** Answers somebody whose codes come from an authenticator app: nothing is mailed, and there is no code to wait for. */
const askTheApp = (): CodeAnswer => ({
  ...unsentCode(),
  codeSource: 'authenticator',
  resendAt: new Date().toISOString(),
});

/** The answer for a mailed code, without one. */
const unsentCode = (): CodeAnswer => ({
  challengeId: newId('otp'),
  codeSource: 'email',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  resendAt: new Date(Date.now() + 30_000).toISOString(),
});

/** Finds what the code confirms: the requester's own sign-in, or one call that they may make. */
async function whatIsConfirmed(
  context: CallContext,
  order: CodeOrder,
): Promise<Pick<CodeRequest, 'purpose' | 'writeMail'>> {
  const { actor } = context;
  const call = getCallWithCode(context, order.purpose);
  const values = valuesOf(call, order);
  const purpose = codePurpose(call, { fields: values, actor });
  if (grantsOf(call.access).every(({ kind }) => kind !== actor.kind)) throw wrongPurpose();
  if (!isCheckedFirst(call.otp)) return { purpose, writeMail: writeSignInMail };
  if (actor.kind !== 'customer' && actor.kind !== 'staff') throw wrongPurpose();
  // Everybody with a session may request a code, but not for every call.
  assertAccess(call.access, actor);
  const question = { context: { ...context, actor }, call, values };
  return { purpose, writeMail: await describeSubject(question, call.otp.subject) };
}

/** @throws ValidationError without one of the fields that the call's codes are bound to */
const valuesOf = (call: Call, order: CodeOrder): Readonly<Partial<Record<CodeField, string>>> =>
  Object.fromEntries(
    codeFieldsOf(call).map((field) => {
      const value = order[field];
      if (value === undefined) throw refuseField(field, required);
      return [field, value];
    }),
  );

/**
 * Mails a sign-in code to the user with this e-mail address. For an unknown address, the answer is the same and equally
 * fast. The code alone opens no session: signing in also requires the password.
 * @throws ValidationError for a code that may only be requested with a session, RateLimitError after too many requests for
 *   an address, known or not
 */
export async function requestCodeByEmail(
  context: CallContext,
  request: { readonly email: string; readonly purpose: string },
): Promise<CodeAnswer> {
  const { access, otp } = getCallWithCode(context, request.purpose);
  const [grant] = grantsOf(access);
  const kind = grant && userKinds[grant.kind];
  if (otp !== 'own' || kind === undefined) throw wrongPurpose();
  const floor = setTimeout(floorMs);
  const answer = unsentCode();
  // Keeps strangers from replacing a person's code again and again, and from flooding their mailbox.
  await spendMail(context.app.db, { kind: 'code-request', userKind: kind, email: request.email, ip: context.ip });
  await sendIfKnown(context.app, context, { ...request, kind });
  await floor;
  return answer;
}

async function sendIfKnown(
  app: App,
  context: CallContext,
  { kind, email, purpose }: { readonly kind: SessionKind; readonly email: string; readonly purpose: string },
): Promise<void> {
  const user = await findUserByEmail(app.db, kind, email);
  if (user?.status !== 'enabled' || (await isLocked(app.db, { subject: user.id, kind: 'code' }))) return;
  if (await hasAuthenticator(app.db, user.id)) return;
  const { ip, requestId } = context;
  await inTransaction(app.db, (transaction) =>
    sendCode(transaction, app.clock, {
      kind,
      userId: user.id,
      email: user.email,
      purpose,
      writeMail: writeSignInMail,
      locale: user.locale ?? context.locale,
      ip,
      requestId,
    }),
  );
}
