import { inTransaction } from '../db/index.ts';
import { type ActorOf, type CallContext, Refusal } from '../kernel/index.ts';
import { assertNotLocked, clearAttempts, countAttempt } from './attempts.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import { noteUse, type ProvenPasskey, type UsedPasskey, verifyUsedPasskey } from './passkeys.ts';
import { assertOwner } from './prove-passkey.ts';
import { signInPurposes } from './purposes.ts';
import { findRecoveryCode, isRecoveryCode, useRecoveryCode } from './recovery-codes.ts';
import { recordAct, recordSecurityChange } from './security-changes.ts';
import type { SessionKind } from './tables.ts';
import type { UserKey } from './users.ts';
import { wrongCode } from './wrong-code.ts';

type SigningIn = CallContext<ActorOf<'intermediate' | 'staff-intermediate'>>;

/** What confirms a sign-in after the password. `waived`: the device is remembered, or a passkey came with the password. */
export type SignInProof =
  | { readonly kind: 'waived' }
  | { readonly kind: 'code'; readonly challengeId: string }
  | { readonly kind: 'recovery-code'; readonly id: string }
  | { readonly kind: 'passkey'; readonly passkey: ProvenPasskey };

/**
 * Checks what confirms a sign-in. Runs outside the call's transaction, so that a wrong code stays counted.
 * @throws OtpRequiredError, ValidationError and what `OneTimeCodes.check` throws
 */
export async function checkProof(context: SigningIn, kind: SessionKind, used?: UsedPasskey): Promise<SignInProof> {
  const { app, actor, otpCode } = context;
  if (actor.isCodeWaived) return { kind: 'waived' };
  if (used) {
    const passkey = await verifyUsedPasskey(app, used, actor.sessionId);
    return { kind: 'passkey', passkey: assertOwner(passkey, actor.userId) };
  }
  if (!otpCode) throw new Refusal('OtpRequiredError', 'Send the one-time code as otp-code.');
  if (isRecoveryCode(otpCode)) return { kind: 'recovery-code', id: await checkRecoveryCode(context, kind, otpCode) };
  const attempt = { userId: actor.userId, purpose: signInPurposes[kind], code: otpCode };
  const { challengeId } = await oneTimeCodes(app).check(app.db, attempt, context);
  return { kind: 'code', challengeId };
}

/** @returns its id @throws InvalidOtpError, ReusedLoginOtpError, BruteForceAttemptError */
async function checkRecoveryCode(context: SigningIn, kind: SessionKind, typed: string): Promise<string> {
  const { app, actor } = context;
  const lock = { subject: actor.userId, kind: 'code' } as const;
  await assertNotLocked(app.db, lock);
  const found = await findRecoveryCode(app, app.db, actor.userId, typed);
  if (found && !found.isUsed) return found.id;
  if (found) throw usedAlready();
  const isNowLocked = await inTransaction(app.db, async (db) => {
    await recordAct({ ...context, db }, { kind, userId: actor.userId }, 'recovery-code.refused');
    return countAttempt(db, lock);
  });
  if (isNowLocked) await assertNotLocked(app.db, lock);
  throw wrongCode();
}

const usedAlready = () => new Refusal('ReusedLoginOtpError', 'This code was used already.');

/** Uses up what confirms a sign-in. @throws ReusedLoginOtpError, ValidationError if another request did so first */
export async function useProof(context: SigningIn, user: UserKey, proof: SignInProof): Promise<void> {
  const { app, db } = context;
  switch (proof.kind) {
    case 'waived':
      return;
    case 'code':
      await oneTimeCodes(app).consume(db, proof.challengeId, context);
      return;
    case 'passkey':
      await noteUse(db, proof.passkey);
      return;
    case 'recovery-code':
      if (!(await useRecoveryCode(db, proof.id))) throw usedAlready();
      await clearAttempts(db, { subject: user.userId, kind: 'code' });
      await recordSecurityChange(context, user, 'recovery-code.used');
  }
}
