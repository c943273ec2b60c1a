import { type ActorOf, type CallContext, cookies, refuseFormat } from '../kernel/index.ts';
import { forgivePassword, spendPassword } from './password-attempts.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import { recordSecurityChange } from './security-changes.ts';
import { endSessionsOf } from './sessions.ts';
import { forgetDevicesOf } from './trusted-devices.ts';
import type { UserKey } from './users.ts';
import { getUser, setPassword } from './users.ts';

type SignedIn = CallContext<ActorOf<'customer'>>;

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Checks the current password and hashes the new one. Runs outside the call's transaction, so that a wrong one stays
 * counted; by session, so that strangers who guess elsewhere don't keep the owner from changing it.
 * @returns the hash of the new password
 * @throws ValidationError for a wrong password, BruteForceAttemptError
 */
export async function prepareNewPassword({ app, actor, ip }: SignedIn, change: PasswordChange): Promise<string> {
  const { userId, email, sessionId } = actor;
  const given = { kind: 'customer', email, ip, possession: sessionId } as const;
  await spendPassword(app.db, given);
  const { passwordHash } = await getUser(app.db, 'customer', userId);
  if (!(await isRightPassword(passwordHash, change.currentPassword))) {
    throw refuseFormat('currentPassword');
  }
  await forgivePassword(app.db, given);
  return await hashPassword(change.newPassword);
}

/** Changes the password. Ends all other sessions and forgets other devices: who has the old one is out. */
export async function changePassword(context: SignedIn, passwordHash: string): Promise<undefined> {
  const { db, actor } = context;
  const user: UserKey = { kind: 'customer', userId: actor.userId };
  await setPassword(db, user, passwordHash);
  await endSessionsOf(db, user, actor.sessionId);
  await forgetDevicesOf(db, user, context.getCookie(cookies.device));
  await recordSecurityChange(context, user, 'password.changed');
}
