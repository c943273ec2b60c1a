import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type CallContext, hashSecret, Refusal } from '../kernel/index.ts';
import { completeSignUp } from './complete-sign-up.ts';
import type { SignUpsTable } from './tables.ts';

type SignUp = Selectable<SignUpsTable>;

/**
 * Verifies the e-mail of a sign-up with the token of its link, once: the person exists from then on and can sign in.
 * @throws InvalidVerificationLinkError, also for a link that a newer one replaced; ExpiredVerificationLinkError,
 *   UsedVerificationLinkError, and EmailInUseError if another sign-up with the address was verified first
 */
export async function verifyEmail(context: CallContext, token: string): Promise<{ readonly email: string }> {
  const signUp = assertUsable(await lockSignUp(context.db, token));
  await completeSignUp(context, signUp);
  return { email: signUp.email };
}

/** The lock makes requests with one link wait for each other, so that one of them uses it. */
const lockSignUp = (db: Connection, token: string): Promise<SignUp | undefined> =>
  db.selectFrom('sign_ups').selectAll().where('token_hash', '=', hashSecret(token)).forUpdate().executeTakeFirst();

function assertUsable(signUp: SignUp | undefined): SignUp {
  if (!signUp) throw new Refusal('InvalidVerificationLinkError', 'This link is not valid.');
  if (signUp.person_id !== null) throw new Refusal('UsedVerificationLinkError', 'This link was used already.');
  if (signUp.expires_at.getTime() <= Date.now()) {
    throw new Refusal('ExpiredVerificationLinkError', 'This link has expired.');
  }
  return signUp;
}
