import { type Selectable, sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import { addPerson } from '../identity/index.ts';
import { type CallContext, unseal } from '../kernel/index.ts';
import { acceptInvitation } from './invitations.ts';
import { emailInUse } from './prepare-sign-up.ts';
import type { SignUpsTable } from './tables.ts';

/** A sign-up that waits for its e-mail to be verified. */
export type WaitingSignUp = Selectable<SignUpsTable> & { readonly password_hash: string };

/**
 * Creates the person of a sign-up whose e-mail is verified, and uses the invite that they came with. The caller holds the
 * sign-up's lock.
 * @returns whether the person is a member of the organization that invited them
 * @throws EmailInUseError if another sign-up with the address was verified first
 */
export async function completeSignUp(context: CallContext, signUp: WaitingSignUp): Promise<boolean> {
  const { app, db } = context;
  const personId = await addPersonOf(db, signUp);
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
  const { invite_kind: kind, sealed_invite_token: sealed } = signUp;
  if (kind === null || sealed === null) return false;
  const token = unseal(app.config.dataKey, sealed, signUp.id);
  return acceptInvitation(context, { kind, token }, { personId, email: signUp.email });
}

async function addPersonOf(db: Connection, signUp: WaitingSignUp): Promise<string> {
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
