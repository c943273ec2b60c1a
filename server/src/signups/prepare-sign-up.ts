import type { CallInput, Contract } from '@quittance/sdk/contract';
import { englishSentence } from '@quittance/sdk/validation';
import { findUserByEmail, hashPassword, networkSubject, spendAttempt, spendMail } from '../identity/index.ts';
import { type CallContext, languageOf, Refusal, refuseField } from '../kernel/index.ts';
import type { ProvenIdentity } from '../providers/index.ts';
import { checkNewEmail, type PhoneNumber, readPhoneNumber } from '../validation/index.ts';
import { readTerms, type Terms } from './terms/read-terms.ts';
import { type Tracking, trackingOf } from './tracking.ts';

/** What a person gives to sign up, as the calls take it. */
export type SignUpFields = CallInput<Contract['setCredentials']>['body'];

/** Who signs up, with what everybody gives. */
export interface CheckedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly terms: Terms;
  readonly tracking: Tracking;
}

/** A sign-up that was checked: with a hashed password, with the account of a provider, or with neither by a partner. */
export type PreparedSignUp = CheckedPerson &
  (
    | { readonly passwordHash: string; readonly phone: PhoneNumber; readonly identity?: undefined }
    | { readonly passwordHash: null; readonly phone: null; readonly identity: ProvenIdentity }
    | { readonly passwordHash: null; readonly phone: PhoneNumber; readonly identity?: undefined }
  );

type PersonFields = Omit<SignUpFields, 'password' | 'phoneNumber' | 'countryIso'>;

type Attempt = Pick<CallContext, 'app' | 'ip' | 'locale'>;

/**
 * Checks a sign-up. Runs outside a transaction: hashing takes a while, and counts outlive the refusal.
 * @throws ValidationError, EmailInUseError, RateLimitError after too many sign-ups with the address or from the network
 */
export async function prepareSignUp(
  attempt: Attempt,
  fields: SignUpFields,
  provenEmail?: string,
): Promise<PreparedSignUp> {
  const phone = readPhoneNumber(fields);
  const person = await checkPerson(attempt, fields, fields.email === provenEmail);
  return { ...person, phone, passwordHash: await hashPassword(fields.password) };
}

/**
 * Checks what everybody gives to sign up. Runs outside a transaction, so that counts outlive the refusal.
 * @param isEmailVerified - the address is already known to be theirs, so it is mailed no link
 * @throws ValidationError, EmailInUseError, RateLimitError after too many sign-ups with the address or from the network
 */
export async function checkPerson(
  attempt: Attempt,
  fields: PersonFields,
  isEmailVerified: boolean,
): Promise<CheckedPerson> {
  const { app } = attempt;
  const { email, firstName, lastName } = fields;
  const problem = checkNewEmail(email, app.config);
  if (problem) throw refuseField('email', englishSentence(problem));
  const terms = await acceptedTerms(attempt, fields.acceptedTermsVersion);
  // Strangers can use up the mails of an address; that must not stop its owner, who needs none.
  if (!isEmailVerified) {
    await spendMail(app.db, { kind: 'verification-mail', userKind: 'customer', email, ip: attempt.ip });
  }
  await assertAddressIsFree(attempt, email);
  return { email, firstName, lastName, terms, tracking: trackingOf(fields) };
}

/**
 * Returns the terms that were accepted, in the language that they were read in.
 * @throws ValidationError for another version than today's: who read an older one has not accepted this one
 */
export async function acceptedTerms({ app, locale }: Pick<CallContext, 'app' | 'locale'>, version: string) {
  const terms = await readTerms(app.config.termsDir, languageOf(locale));
  if (version === terms.version) return terms;
  throw refuseField('acceptedTermsVersion', englishSentence({ key: 'confirmationRequired' }));
}

/** The answer tells whether somebody has the address, so it counts as a look-up: before the answer is known. */
async function assertAddressIsFree({ app, ip }: Attempt, email: string): Promise<void> {
  await spendAttempt(app.db, { subject: networkSubject(ip), kind: 'email-lookup' });
  if (await findUserByEmail(app.db, 'customer', email)) throw emailInUse();
}

export const emailInUse = (): Refusal => new Refusal('EmailInUseError', 'This email is already in use');
