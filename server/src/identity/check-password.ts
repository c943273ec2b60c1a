import { recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { Refusal } from '../kernel/index.ts';
import { forgivePassword, type GivenPassword, spendPassword } from './password-attempts.ts';
import { isRightPassword } from './passwords.ts';
import { findUserAndDevice } from './trusted-devices.ts';
import type { User } from './users.ts';

export interface PasswordAttempt extends GivenPassword {
  readonly password: string;
  readonly requestId: string;
  /** Cookie of a device on which somebody was remembered. */
  readonly deviceToken?: string | undefined;
}

/**
 * Returns the user with this e-mail address and password. Takes equally long for a wrong address and a wrong password.
 * Runs outside a transaction, so that counts and audit events outlive the refusal.
 * @throws InvalidCredentialsError, BruteForceAttemptError, and only after the right password PersonOrCompanyDisabled and
 *   EmailNotVerifiedError (the sign-up is not verified yet)
 */
export async function checkPassword(app: App, given: PasswordAttempt): Promise<User> {
  const user = await findUserAndDevice(app.db, given, given.deviceToken);
  const attempt = { ...given, possession: given.possession ?? user?.deviceId ?? undefined };
  // Count before the slow check, so that parallel guesses can't exceed the limit.
  await spendPassword(app.db, attempt);
  const passwordHash = user ? user.passwordHash : await findUnverifiedPasswordHash(app.db, attempt);
  if (!(await isRightPassword(passwordHash, attempt.password))) {
    await recordSignInRefusal(app, attempt, user, 'credentials');
    throw new Refusal('InvalidCredentialsError', 'The email address or the password is not right.');
  }
  await forgivePassword(app.db, attempt);
  if (!user) {
    await recordSignInRefusal(app, attempt, user, 'email-not-verified');
    throw new Refusal('EmailNotVerifiedError', 'The e-mail address is not verified yet.');
  }
  if (user.status !== 'enabled') {
    await recordSignInRefusal(app, attempt, user, user.status);
    throw new Refusal('PersonOrCompanyDisabled', 'This person may not sign in.');
  }
  return user;
}

/** The password of the newest sign-up that waits for its e-mail to be verified. */
async function findUnverifiedPasswordHash(db: Connection, { kind, email }: PasswordAttempt): Promise<string | null> {
  if (kind !== 'customer') return null;
  const signUp = await db
    .selectFrom('sign_ups')
    .select('password_hash')
    .where('email', '=', email)
    .where('person_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return signUp?.password_hash ?? null;
}

/** Records why somebody may not sign in. */
export async function recordSignInRefusal(
  app: App,
  attempt: Pick<PasswordAttempt, 'kind' | 'requestId' | 'ip'>,
  user: User | null,
  reason: string,
): Promise<void> {
  await recordAudit(app.db, {
    at: await app.clock.now(app.db),
    actor: { kind: 'anyone' },
    action: 'sign-in.refused',
    object: { type: attempt.kind === 'customer' ? 'person' : 'staff', id: user?.id ?? 'unknown' },
    detail: { reason },
    requestId: attempt.requestId,
    ip: attempt.ip,
  });
}
