import { type Selectable, sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { provingBrowser } from '../identity/index.ts';
import { type CallContext, newId } from '../kernel/index.ts';
import { completeSignUp, type NewcomerOfSignUp } from './complete-sign-up.ts';
import type { OpenedInvite } from './invitations.ts';
import type { PreparedSignUp } from './prepare-sign-up.ts';
import type { SignUpsTable } from './tables.ts';
import { acceptTerms } from './terms/accept-terms.ts';
import { mailVerificationLink, newLink } from './verification-link.ts';

export interface RegisteredSignUp {
  readonly signUpId: string;
  readonly email: string;
  readonly resendAt: string;
}

/**
 * Keeps a sign-up until its e-mail is verified, and mails the link. Several people may sign up with one address: each
 * sign-up has its own link, and the first that is verified gets the address.
 */
export async function registerSignUp(
  context: CallContext,
  signUp: PreparedSignUp,
  invite?: OpenedInvite,
): Promise<RegisteredSignUp> {
  const link = newLink();
  const waiting = await keepSignUp(context, { signUp, invite, columns: link.columns });
  await mailVerificationLink(context, waiting, link.token);
  return { signUpId: waiting.id, email: waiting.email, resendAt: link.resendAt.toISOString() };
}

export interface CompletedSignUp extends NewcomerOfSignUp {
  readonly signUpId: string;
  readonly email: string;
}

/**
 * Signs up a person whose e-mail is verified already, by their provider or by an invite that was mailed to it: they can sign in
 * at once.
 * @throws EmailInUseError if a sign-up with the address was verified in between, IdentityInUseError
 */
export async function registerVerified(
  context: CallContext,
  signUp: PreparedSignUp,
  invite: OpenedInvite | undefined,
): Promise<CompletedSignUp> {
  const columns = { ...newLink().columns, token_hash: null };
  const waiting = await keepSignUp(context, { signUp, invite, columns });
  const newcomer = await completeSignUp(context, waiting);
  return { signUpId: waiting.id, email: waiting.email, ...newcomer };
}

export interface KeptSignUp {
  readonly signUp: PreparedSignUp;
  /** The person, if they exist already. */
  readonly personId?: string;
  readonly invite: OpenedInvite | undefined;
  readonly columns: { readonly token_hash: Buffer | null; readonly mailed_at: Date; readonly expires_at: Date };
}

/** Stores a sign-up with the terms that were accepted. */
export async function keepSignUp(
  context: CallContext,
  { signUp, personId, invite, columns }: KeptSignUp,
): Promise<Selectable<SignUpsTable>> {
  const { app, db, locale, ip } = context;
  const { terms, phone, identity } = signUp;
  const id = newId('sup');
  const row = await db
    .insertInto('sign_ups')
    .values({
      id,
      email: signUp.email,
      password_hash: signUp.passwordHash,
      first_name: signUp.firstName,
      last_name: signUp.lastName,
      phone_number: phone?.number ?? null,
      phone_number_country_iso: phone?.countryIso ?? null,
      provider: identity?.provider ?? null,
      provider_subject: identity?.subject ?? null,
      provider_email: identity?.email ?? null,
      provider_browser_hash: identity ? provingBrowser(context) : null,
      locale,
      tracking: JSON.stringify(signUp.tracking),
      invite_kind: invite?.kind ?? null,
      invite_id: invite?.inviteId ?? null,
      ...columns,
      person_id: personId ?? null,
      verified_at: personId === undefined ? null : sql<Date>`now()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await acceptTerms(db, { signUpId: id, terms, ip });
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'sign-up.started',
    object: { type: 'sign-up', id },
    detail: {
      termsVersion: terms.version,
      termsLanguage: terms.language,
      inviteKind: invite?.kind ?? null,
      provider: identity?.provider ?? null,
    },
  });
  return row;
}
