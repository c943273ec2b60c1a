import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '../db/index.ts';
import { type CallContext, Refusal } from '../kernel/index.ts';
import { clearAttempts, emailAtNetworkSubject, emailSubject, spendAttempt } from './attempts.ts';
import { hasAuthenticator } from './authenticators.ts';
import { judgeChallenge } from './judge-challenge.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import { hashPassword } from './passwords.ts';
import { passwordResetPurpose } from './purposes.ts';
import { recordAct, recordSecurityChange } from './security-changes.ts';
import { endSessionsOf } from './sessions.ts';
import { floorMs } from './start-password-reset.ts';
import { forgetDevicesOf } from './trusted-devices.ts';
import { findUserByEmail, setPassword, type User } from './users.ts';
import { wrongCode } from './wrong-code.ts';

export interface PasswordReset {
  readonly email: string;
  readonly resetCode: string;
  readonly newPassword: string;
}

/** A reset whose codes were right. */
export interface ProvenReset {
  readonly user: User;
  readonly passwordHash: string;
  /** Codes to use up: of the mail, and of the authenticator app if there is one. */
  readonly challengeIds: readonly string[];
}

/**
 * Checks the codes of a reset. Runs outside the call's transaction, so that wrong ones stay counted: by network, so that
 * a stranger who guesses locks out themselves and not the owner. Five wrong ones end the mailed code itself.
 * @throws InvalidOtpError for a wrong code and for an unknown address alike; ExpiredOtpError, ReusedLoginOtpError and
 *   OtpRequiredError to somebody who has the mailed code; BruteForceAttemptError
 */
export async function proveReset(context: CallContext, reset: PasswordReset): Promise<ProvenReset> {
  const { app, ip } = context;
  const floor = setTimeout(floorMs);
  try {
    await spendAttempt(app.db, { subject: emailAtNetworkSubject('customer', reset.email, ip), kind: 'reset-code' });
    const user = await findUserByEmail(app.db, 'customer', reset.email);
    if (user?.status !== 'enabled') throw wrongCode();
    const challengeIds = [await checkResetCode(context, user, reset.resetCode), ...(await checkApp(context, user))];
    return { user, passwordHash: await hashPassword(reset.newPassword), challengeIds };
  } finally {
    await floor;
  }
}

/** @returns the id of its challenge */
async function checkResetCode(context: CallContext, { id: userId }: User, code: string): Promise<string> {
  const judged = await inTransaction(context.app.db, async (db) => {
    const judgement = await judgeChallenge(db, { userId, purpose: passwordResetPurpose, code });
    if (judgement.kind !== 'right') {
      const detail = { purpose: passwordResetPurpose, reason: judgement.kind };
      await recordAct({ ...context, db }, { kind: 'customer', userId }, 'one-time-code.refused', detail);
    }
    return judgement;
  });
  switch (judged.kind) {
    case 'right':
      return judged.challengeId;
    case 'expired':
      throw new Refusal('ExpiredOtpError', 'The verification code has expired. Request a new one.');
    case 'reused':
      throw new Refusal('ReusedLoginOtpError', 'This code was used already. Request a new one.');
    default:
      throw wrongCode();
  }
}

/** The code of the authenticator app, if one is set up: the mailbox alone must not be enough then. */
async function checkApp(context: CallContext, { id: userId }: User): Promise<readonly string[]> {
  const { app, otpCode } = context;
  if (!(await hasAuthenticator(app.db, userId))) return [];
  if (!otpCode) throw new Refusal('OtpRequiredError', 'Send the code of the authenticator app as otp-code.');
  const attempt = { userId, purpose: passwordResetPurpose, code: otpCode };
  return [(await oneTimeCodes(app).check(app.db, attempt, context)).challengeId];
}

/** Sets the password, and ends every session. @throws ReusedLoginOtpError if another request used the code first */
export async function resetPassword(
  context: CallContext,
  { user, passwordHash, challengeIds }: ProvenReset,
): Promise<undefined> {
  const { app, db, ip } = context;
  const key = { kind: 'customer', userId: user.id } as const;
  for (const challengeId of challengeIds) await oneTimeCodes(app).consume(db, challengeId, context);
  await setPassword(db, key, passwordHash);
  await endSessionsOf(db, key);
  await forgetDevicesOf(db, key);
  const atNetwork = emailAtNetworkSubject('customer', user.email, ip);
  await clearAttempts(db, { subject: atNetwork, kind: 'reset-code' });
  await clearAttempts(db, { subject: atNetwork, kind: 'password' });
  await clearAttempts(db, { subject: emailSubject('customer', user.email), kind: 'password-anywhere' });
  await recordSecurityChange(context, key, 'password.reset');
}
