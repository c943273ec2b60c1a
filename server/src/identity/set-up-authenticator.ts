import { sql } from 'kysely';
import { type Connection, inTransaction } from '../db/index.ts';
import type { ActorOf, App, CallContext } from '../kernel/index.ts';
import { noteAccountSecured } from './account-secured.ts';
import { assertNotLocked, countAttempt } from './attempts.ts';
import {
  alreadySetUp,
  deleteAuthenticator,
  findAuthenticator,
  hasAuthenticator,
  keepNewSecret,
  lockAuthenticator,
  markConfirmed,
  notSetUp,
} from './authenticators.ts';
import { base32 } from './base32.ts';
import { sentAlways } from './purposes.ts';
import { replaceCodes } from './recovery-codes.ts';
import { recordSecurityChange } from './security-changes.ts';
import { findStep, otpauthUri } from './totp.ts';
import type { UserKey } from './users.ts';
import { wrongCode } from './wrong-code.ts';

type SignedIn = CallContext<ActorOf<'customer' | 'staff'>>;

const keyOf = ({ kind, userId }: SignedIn['actor']): UserKey => ({ kind, userId });

/** What the first code is used for, so that no call takes it again. */
const setUpPurpose = 'POST /me/validate-2fa-secret';

/** Names the account in the app. Somebody may work in the back office and have a business too. */
const issuerOf = ({ config }: SignedIn['app'], { kind }: SignedIn['actor']): string =>
  kind === 'staff' ? `${config.brandName} Back Office` : config.brandName;

/** Makes a secret, which counts for nothing before its first code. @throws ForbiddenError when an app is set up */
export async function offerAuthenticator({ app, db, actor }: SignedIn) {
  const secret = await keepNewSecret(app, db, keyOf(actor));
  return {
    secret: base32(secret),
    otpauthUri: otpauthUri({ issuer: issuerOf(app, actor), email: actor.email, secret }),
  };
}

/**
 * Checks the first code of a new secret. Runs outside the call's transaction, so that a wrong one stays counted.
 * @throws ForbiddenError, NotFoundError, InvalidOtpError, BruteForceAttemptError
 */
export async function checkFirstCode({ app, actor }: SignedIn, code: string): Promise<void> {
  const lock = { subject: actor.userId, kind: 'code' } as const;
  await assertNotLocked(app.db, lock);
  const authenticator = await findAuthenticator(app, app.db, actor.userId);
  if (!authenticator) throw notSetUp();
  if (authenticator.isConfirmed) throw alreadySetUp();
  if (findStep(authenticator.secret, code, Date.now()) !== undefined) return;
  if (await inTransaction(app.db, (db) => countAttempt(db, lock))) await assertNotLocked(app.db, lock);
  throw wrongCode();
}

/**
 * Sets the app up: from now on codes come from it, and those that were mailed are no good.
 * @returns the recovery codes, to be shown once
 * @throws InvalidOtpError if another secret was made since the check; ForbiddenError
 */
export async function confirmAuthenticator(context: SignedIn, code: string): Promise<readonly string[]> {
  const { app, db, actor } = context;
  const { userId } = actor;
  // Locked and read again: the app must show the codes of the secret that is confirmed.
  const offered = await lockAuthenticator(app, db, userId);
  const step = offered ? findStep(offered.secret, code, Date.now()) : undefined;
  if (step === undefined) throw wrongCode();
  if (!(await markConfirmed(db, { userId, step, purpose: setUpPurpose }))) throw alreadySetUp();
  await db
    .updateTable('otp_challenges')
    .set({ superseded_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('purpose', 'not in', sentAlways)
    .where('consumed_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
  await recordSecurityChange(context, keyOf(actor), 'authenticator.added');
  if (actor.kind === 'customer') await noteAccountSecured(context, userId);
  return await replaceCodes(app, db, userId);
}

/** Removes the app and its recovery codes. @throws NotFoundError when none is set up */
export async function removeAuthenticator(context: SignedIn): Promise<undefined> {
  const { db, actor } = context;
  if (!(await deleteAuthenticator(db, actor.userId))) throw notSetUp();
  await recordSecurityChange(context, keyOf(actor), 'authenticator.removed');
}

/** Makes new recovery codes. @throws NotFoundError when no app is set up */
export async function renewRecoveryCodes(context: SignedIn): Promise<readonly string[]> {
  const { app, db, actor } = context;
  if (!(await hasAuthenticator(db, actor.userId))) throw notSetUp();
  await recordSecurityChange(context, keyOf(actor), 'recovery-codes.replaced');
  return await replaceCodes(app, db, actor.userId);
}

/** Sets an app up for one of the demo's people, whose codes the sandbox's mailbox shows. */
export async function addDemoAuthenticator(app: App, transaction: Connection, user: UserKey): Promise<void> {
  if (app.config.mode !== 'sandbox')
    throw new Error('Only demo people get an authenticator app without its first code.');
  await keepNewSecret(app, transaction, user);
  await markConfirmed(transaction, { userId: user.userId, step: 0, purpose: setUpPurpose });
  await replaceCodes(app, transaction, user.userId);
}
