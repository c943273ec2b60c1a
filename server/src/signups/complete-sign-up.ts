import { type Selectable, sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { addIdentity, addPerson, provingBrowser } from '../identity/index.ts';
import type { CallContext } from '../kernel/index.ts';
import { clearUndeliverable } from '../notifications/index.ts';
import { acceptInvitation } from './invitations.ts';
import { emailInUse } from './prepare-sign-up.ts';
import type { SignUpsTable } from './tables.ts';

type SignUp = Selectable<SignUpsTable>;

export interface NewcomerOfSignUp {
  readonly personId: string;
  /** Of the organization that invited them. */
  readonly isMember: boolean;
}

/**
 * Creates the person of a sign-up whose e-mail is verified, connects the account of their provider, and uses the invite that
 * they came with. The caller holds the sign-up's lock.
 * @throws EmailInUseError if another sign-up with the address was verified first, IdentityInUseError
 */
export async function completeSignUp(context: CallContext, signUp: SignUp): Promise<NewcomerOfSignUp> {
  const { app, db } = context;
  const personId = await addPersonOf(context, signUp);
  await connectProvider(context, personId, signUp);
  await db
    .updateTable('sign_ups')
    .set({ person_id: personId, verified_at: sql<Date>`now()`, password_hash: null })
    .where('id', '=', signUp.id)
    .execute();
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'sign-up.verified',
    object: { type: 'person', id: personId },
    detail: { signUpId: signUp.id, inviteKind: signUp.invite_kind },
  });
  const { invite_kind: kind, invite_id: inviteId } = signUp;
  if (kind === null || inviteId === null) return { personId, isMember: false };
  return { personId, isMember: await acceptInvitation(context, { kind, inviteId }, { personId, email: signUp.email }) };
}

/**
 * Connects the account where the browser that proved it opens the link. Anybody can sign up with another's address: that
 * person's click must not give the account to them.
 */
async function connectProvider(context: CallContext, personId: string, signUp: SignUp): Promise<void> {
  const { provider, provider_subject: subject, provider_email: email, provider_browser_hash: proved } = signUp;
  const opened = provingBrowser(context);
  if (proved === null || opened === null || !proved.equals(opened)) return;
  if (provider !== null && subject !== null && email !== null) {
    await addIdentity(context, personId, { provider, subject, email });
  }
}

async function addPersonOf({ app, db }: CallContext, signUp: SignUp): Promise<string> {
  const { phone_number: number, phone_number_country_iso: countryIso } = signUp;
  const personId = await addPerson(db, {
    email: signUp.email,
    passwordHash: signUp.password_hash,
    firstName: signUp.first_name,
    lastName: signUp.last_name,
    ...(number !== null && countryIso !== null && { phone: { number, countryIso, isVerified: false } }),
    locale: signUp.locale,
    signedUpAt: await app.clock.now(db),
  });
  if (personId === null) throw emailInUse();
  // The link has arrived, so mails do.
  await clearUndeliverable(db, signUp.email);
  return personId;
}
