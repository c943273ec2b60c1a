import { auditedBy, recordAudit } from '../audit/index.ts';
import { type ActorOf, type CallContext, cookies, Refusal } from '../kernel/index.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import { signInPurposes } from './purposes.ts';
import { sendCode, writeSignInMail } from './send-code.ts';
import {
  confirmIntermediateSession,
  deleteExpiredSessions,
  endSession,
  endSessionOfToken,
  isCodeWaived,
  openIntermediateSession,
} from './sessions.ts';
import type { SessionKind } from './tables.ts';
import { isRememberedDevice, rememberDevice, rememberedForSeconds } from './trusted-devices.ts';
import { keepFirstLocale, type User } from './users.ts';

const cookiesOf = {
  customer: { session: cookies.session, device: cookies.device },
  staff: { session: cookies.staffSession, device: cookies.staffDevice },
} as const;

const objectOf = (kind: SessionKind, id: string) => ({ type: kind === 'customer' ? 'person' : 'staff', id });

export interface StartedSignIn {
  readonly userId: string;
  readonly otpRequired: boolean;
  readonly resendAt: string;
}

/**
 * Opens an intermediate session after the right password, and mails the code unless the device is remembered.
 * @throws BruteForceAttemptError while the user is locked out
 */
export async function startSignIn(context: CallContext, kind: SessionKind, user: User): Promise<StartedSignIn> {
  const { app, db, ip, requestId } = context;
  const owner = { kind, userId: user.id };
  const isRemembered = await isRememberedDevice(db, owner, context.getCookie(cookiesOf[kind].device));
  const resendAt = isRemembered ? new Date() : await mailSignInCode(context, kind, user);
  await replaceSession(context, kind, user.id, isRemembered);
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor: { kind: 'anyone' },
    action: 'sign-in.started',
    object: objectOf(kind, user.id),
    detail: { otpRequired: !isRemembered },
    requestId,
    ip,
  });
  return { userId: user.id, otpRequired: !isRemembered, resendAt: resendAt.toISOString() };
}

async function mailSignInCode(context: CallContext, kind: SessionKind, user: User): Promise<Date> {
  const { app, db, ip, requestId } = context;
  const issued = await sendCode(db, app.clock, {
    userId: user.id,
    email: user.email,
    purpose: signInPurposes[kind],
    writeMail: writeSignInMail,
    locale: user.locale ?? context.locale,
    ip,
    requestId,
  });
  return issued.resendAt;
}

async function replaceSession(
  context: CallContext,
  kind: SessionKind,
  userId: string,
  isRemembered: boolean,
): Promise<void> {
  const { db, ip, userAgent } = context;
  const cookie = cookiesOf[kind].session;
  const previous = context.getCookie(cookie);
  if (previous) await endSessionOfToken(db, kind, previous);
  await deleteExpiredSessions(db, userId);
  context.setCookie(
    cookie,
    await openIntermediateSession(db, { kind, userId, isCodeWaived: isRemembered, ip, userAgent }),
  );
}

type SigningIn = CallContext<ActorOf<'intermediate' | 'staff-intermediate'>>;

/**
 * Checks the code of a sign-in. Runs outside the call's transaction, so that the count of wrong codes survives a refusal.
 * @returns the challenge to use up; null when the device is remembered and no code is needed
 * @throws OtpRequiredError and the errors of `OneTimeCodes.check`
 */
export async function checkSignInCode(context: SigningIn, kind: SessionKind): Promise<string | null> {
  const { app, actor, otpCode } = context;
  if (await isCodeWaived(app.db, actor.sessionId)) return null;
  if (!otpCode) throw new Refusal('OtpRequiredError', 'Send the one-time code as otp-code.');
  const attempt = { userId: actor.userId, purpose: signInPurposes[kind], code: otpCode };
  return (await oneTimeCodes(app.clock).check(app.db, attempt, context)).challengeId;
}

export interface Confirmation {
  readonly challengeId: string | null;
  readonly organizationId: string | null;
  /** Whether later sign-ins on this device need no code. */
  readonly rememberDevice: boolean;
}

/**
 * Uses up the code and opens the full session.
 * @throws ReusedLoginOtpError if another request used the code first, UnauthenticatedError if it confirmed the session
 */
export async function confirmSignIn(context: SigningIn, kind: SessionKind, confirmation: Confirmation): Promise<void> {
  const { app, db, actor, locale } = context;
  if (confirmation.challengeId) await oneTimeCodes(app.clock).consume(db, confirmation.challengeId, context);
  const token = await confirmIntermediateSession(db, {
    sessionId: actor.sessionId,
    organizationId: confirmation.organizationId,
    idleMinutes: app.config.sessionIdleMinutes,
  });
  if (!token) throw new Refusal('UnauthenticatedError', 'This sign-in has ended. Sign in again.');
  context.setCookie(cookiesOf[kind].session, token);
  await keepFirstLocale(db, { kind, userId: actor.userId }, locale);
  if (confirmation.rememberDevice) {
    const device = await rememberDevice(db, { kind, userId: actor.userId });
    context.setCookie(cookiesOf[kind].device, device, { maxAgeSeconds: rememberedForSeconds });
  }
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'sign-in.completed',
    object: objectOf(kind, actor.userId),
    detail: { codeUsed: confirmation.challengeId !== null, deviceRemembered: confirmation.rememberDevice },
    ...(confirmation.organizationId !== null && { organizationId: confirmation.organizationId }),
  });
}

/** Ends the session and deletes its cookie. A remembered device stays remembered. */
export async function signOut(context: CallContext<ActorOf<'customer' | 'staff'>>): Promise<undefined> {
  const { app, db, actor } = context;
  await endSession(db, actor.sessionId);
  context.setCookie(cookiesOf[actor.kind].session, '');
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'sign-out.completed',
    object: objectOf(actor.kind, actor.userId),
  });
  return undefined;
}
