import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import { addPerson } from '../identity/index.ts';
import { type CallContext, hashSecret, Refusal } from '../kernel/index.ts';
import { emailInUse } from './prepare-sign-up.ts';
import type { SignUpsTable } from './tables.ts';

type SignUp = Selectable<SignUpsTable>;

/**
 * Verifies the e-mail of a sign-up with the token of its link, once: the person exists from then on and can sign in.
 * @throws InvalidVerificationLinkError, also for a link that a newer one replaced; ExpiredVerificationLinkError,
 *   UsedVerificationLinkError, and EmailInUseError if another sign-up with the address was verified first
 */
export async function verifyEmail(context: CallContext, token: string): Promise<{ readonly email: string }> {
  const signUp = assertUsable(await lockSignUp(context.db, token));
  const personId = await addPersonOf(context.db, signUp);
  await context.db
    .updateTable('sign_ups')
    .set({ person_id: personId, verified_at: sql<Date>`now()`, password_hash: null })
    .where('id', '=', signUp.id)
    .execute();
  await recordAudit(context.db, {
    ...auditedBy(context),
    at: await context.app.clock.now(context.db),
    action: 'sign-up.verified',
    object: { type: 'person', id: personId },
    detail: { signUpId: signUp.id },
  });
  return { email: signUp.email };
}

/** The lock makes requests with one link wait for each other, so that one of them uses it. */
const lockSignUp = (db: Connection, token: string): Promise<SignUp | undefined> =>
  db.selectFrom('sign_ups').selectAll().where('token_hash', '=', hashSecret(token)).forUpdate().executeTakeFirst();

function assertUsable(signUp: SignUp | undefined): SignUp & { readonly password_hash: string } {
  if (!signUp) throw new Refusal('InvalidVerificationLinkError', 'This link is not valid.');
  const { password_hash } = signUp;
  if (password_hash === null) throw new Refusal('UsedVerificationLinkError', 'This link was used already.');
  if (signUp.expires_at.getTime() <= Date.now()) {
    throw new Refusal('ExpiredVerificationLinkError', 'This link has expired.');
  }
  return { ...signUp, password_hash };
}

async function addPersonOf(db: Connection, signUp: SignUp & { readonly password_hash: string }): Promise<string> {
  const personId = await addPerson(db, {
    email: signUp.email,
    passwordHash: signUp.password_hash,
    firstName: signUp.first_name,
    lastName: signUp.last_name,
    phone: { number: signUp.phone_number, countryIso: signUp.phone_number_country_iso, isVerified: false },
    locale: signUp.locale,
  });
  if (personId === null) throw emailInUse();
  return personId;
}
