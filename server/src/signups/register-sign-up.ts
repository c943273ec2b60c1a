import { auditedBy, recordAudit } from '../audit/index.ts';
import { type CallContext, newId } from '../kernel/index.ts';
import type { PreparedSignUp } from './prepare-sign-up.ts';
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
export async function registerSignUp(context: CallContext, signUp: PreparedSignUp): Promise<RegisteredSignUp> {
  const { app, db, locale, ip } = context;
  const { email, phone, terms } = signUp;
  const id = newId('sup');
  const link = newLink();
  await db
    .insertInto('sign_ups')
    .values({
      id,
      email,
      password_hash: signUp.passwordHash,
      first_name: signUp.firstName,
      last_name: signUp.lastName,
      phone_number: phone.number,
      phone_number_country_iso: phone.countryIso,
      locale,
      tracking: JSON.stringify(signUp.tracking),
      invite_kind: null,
      sealed_invite_token: null,
      ...link.columns,
      person_id: null,
      verified_at: null,
    })
    .execute();
  await acceptTerms(db, { signUpId: id, terms, ip });
  await mailVerificationLink(context, { id, email, locale }, link.token);
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'sign-up.started',
    object: { type: 'sign-up', id },
    detail: { termsVersion: terms.version, termsLanguage: terms.language },
  });
  return { signUpId: id, email, resendAt: link.resendAt.toISOString() };
}
