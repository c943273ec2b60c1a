import type { CodeSource } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { type ActorOf, type CallContext, cookies, Refusal } from '../kernel/index.ts';
import { isLocked, tooManyAttempts } from './attempts.ts';
import { noteUse, type ProvenPasskey } from './passkeys.ts';
import { forgetProvenIdentity, provingBrowser } from './proven-identities.ts';
import { signInPurposes } from './purposes.ts';
import { auditedUser } from './security-changes.ts';
import { sendCode, writeSignInMail } from './send-code.ts';
import { confirmIntermediateSession, endSession, endSessionOfToken, openIntermediateSession } from './sessions.ts';
import { type SignInProof, useProof } from './sign-in-proof.ts';
import type { SessionKind } from './tables.ts';
import { deviceIdOf, rememberDevice, rememberedForSeconds } from './trusted-devices.ts';
import { keepFirstLocale, type User, type UserKey } from './users.ts';

const cookiesOf = {
  customer: { session: cookies.session, device: cookies.device },
  staff: { session: cookies.staffSession, device: cookies.staffDevice },
} as const;

export interface StartedSignIn {
  readonly userId: string;
  readonly otpRequired: boolean;
  readonly codeSource: CodeSource;
  readonly resendAt: string;
  readonly hasPasskey: boolean;
}

/**
 * Opens the intermediate session of a user whose password was right. Mails the code, unless the device is remembered, a
 * passkey has confirmed the sign-in, or the codes come from an authenticator app.
 * @throws BruteForceAttemptError while the user is locked out and has no passkey to sign in with
 */
export async function startSignIn(
  context: CallContext,
  kind: SessionKind,
  user: User,
  passkey?: ProvenPasskey,
): Promise<StartedSignIn> {
  const { app, db, ip, requestId } = context;
  const owner = { kind, userId: user.id };
  const factors = await readFactors(context, owner);
  const { hasPasskey } = factors;
  const isWaived = passkey !== undefined || factors.isRememberedDevice;
  if (passkey) await noteUse(db, passkey);
  const codeSource = factors.hasAuthenticator ? 'authenticator' : 'email';
  const resendAt = isWaived ? new Date() : await provideCode(context, kind, user, { codeSource, hasPasskey });
  await replaceSession(context, kind, user.id, isWaived);
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor: { kind: 'anyone' },
    action: 'sign-in.started',
    object: auditedUser(owner),
    detail: { otpRequired: !isWaived, ...(passkey && { passkeyId: passkey.passkeyId }) },
    requestId,
    ip,
  });
  return { userId: user.id, otpRequired: !isWaived, codeSource, resendAt: resendAt.toISOString(), hasPasskey };
}

interface Factors {
  /** Whether this very user was remembered on the device that signs in. */
  readonly isRememberedDevice: boolean;
  readonly hasAuthenticator: boolean;
  readonly hasPasskey: boolean;
}

/** Reads what decides whether a sign-in needs a code, and the time, in one statement: each more costs a round trip. */
async function readFactors({ app, db, getCookie }: CallContext, { kind, userId }: UserKey): Promise<Factors> {
  const { rows } = await sql<Factors & { readonly now: Date | null }>`
    select ${deviceIdOf(kind, userId, getCookie(cookiesOf[kind].device))} is not null as "isRememberedDevice",
      exists (select from authenticators where user_id = ${userId} and confirmed_at is not null) as "hasAuthenticator",
      exists (select from passkeys where user_id = ${userId}) as "hasPasskey",
      ${app.clock.reading} as now`.execute(db);
  const [factors] = rows as [Factors & { readonly now: Date | null }];
  app.clock.remember(db, factors.now);
  return factors;
}

/** @returns when another code may be asked for */
async function provideCode(
  context: CallContext,
  kind: SessionKind,
  user: User,
  { codeSource, hasPasskey }: { readonly codeSource: CodeSource; readonly hasPasskey: boolean },
): Promise<Date> {
  const { db } = context;
  const lock = { subject: user.id, kind: 'code' } as const;
  const isLockedOut = await isLocked(db, lock);
  if (isLockedOut && !hasPasskey) throw tooManyAttempts('code');
  return codeSource === 'authenticator' || isLockedOut ? new Date() : await mailSignInCode(context, kind, user);
}

async function mailSignInCode(context: CallContext, kind: SessionKind, user: User): Promise<Date> {
  const { app, db, ip, requestId } = context;
  const issued = await sendCode(db, app.clock, {
    kind,
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
  context.setCookie(
    cookie,
    await openIntermediateSession(db, {
      kind,
      userId,
      isCodeWaived: isRemembered,
      ip,
      userAgent,
      browserHash: provingBrowser(context),
    }),
  );
}

export interface Confirmation {
  readonly proof: SignInProof;
  readonly organizationId: string | null;
  /** Whether later sign-ins on this device need no code. */
  readonly rememberDevice: boolean;
}

/**
 * Uses up the proof and opens the full session.
 * @throws ReusedLoginOtpError if another request used the code first, UnauthenticatedError if it confirmed the session
 */
export async function confirmSignIn(
  context: CallContext<ActorOf<'intermediate' | 'staff-intermediate'>>,
  kind: SessionKind,
  { proof, organizationId, rememberDevice: isRemembered }: Confirmation,
): Promise<void> {
  const { app, db, actor, locale } = context;
  const user = { kind, userId: actor.userId };
  await useProof(context, user, proof);
  const token = await confirmIntermediateSession(db, {
    sessionId: actor.sessionId,
    organizationId,
    idleMinutes: app.config.sessionIdleMinutes,
  });
  if (!token) throw new Refusal('UnauthenticatedError', 'This sign-in has ended. Sign in again.');
  context.setCookie(cookiesOf[kind].session, token);
  await keepFirstLocale(db, app.clock, user, locale);
  if (isRemembered) {
    const device = await rememberDevice(db, user, context);
    context.setCookie(cookiesOf[kind].device, device, { maxAgeSeconds: rememberedForSeconds });
  }
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'sign-in.completed',
    object: auditedUser(user),
    detail: { by: proof.kind, deviceRemembered: isRemembered },
    ...(organizationId !== null && { organizationId }),
  });
}

/** Ends the session and deletes its cookie. A remembered device stays remembered. */
export async function signOut(context: CallContext<ActorOf<'customer' | 'staff'>>): Promise<undefined> {
  const { app, db, actor } = context;
  await endSession(db, actor.sessionId);
  context.setCookie(cookiesOf[actor.kind].session, '');
  if (actor.kind === 'customer') await forgetProvenIdentity(context);
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'sign-out.completed',
    object: auditedUser({ kind: actor.kind, userId: actor.userId }),
  });
  return undefined;
}
