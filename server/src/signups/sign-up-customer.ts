import type { CallInput, Contract } from '@quittance/sdk/contract';
import { englishSentence } from '@quittance/sdk/validation';
import { addPerson, findUserByEmail } from '../identity/index.ts';
import { type ActorOf, type CallContext, refuseField } from '../kernel/index.ts';
import { checkNewEmail, readPhoneNumber } from '../validation/index.ts';
import { acceptedTerms, emailInUse } from './prepare-sign-up.ts';
import { keepSignUp } from './register-sign-up.ts';
import { newLink } from './verification-link.ts';

type Fields = Omit<CallInput<Contract['createPartnerCustomer']>['body'], 'organizationType' | 'handle'>;

/**
 * Signs up a person whom a partner has as a customer. They have no password: they set one by a mailed link.
 * @returns the person's id
 * @throws ValidationError, EmailInUseError
 */
export async function signUpCustomer(context: CallContext<ActorOf<'api-key'>>, fields: Fields): Promise<string> {
  const { app, db } = context;
  const { email, firstName, lastName, locale } = fields;
  const problem = checkNewEmail(email, app.config);
  if (problem) throw refuseField('email', englishSentence(problem));
  const phone = readPhoneNumber(fields);
  const terms = await acceptedTerms({ app, locale }, fields.acceptedTermsVersion);
  if (await findUserByEmail(db, 'customer', email)) throw emailInUse();
  const personId = await addPerson(db, {
    email,
    passwordHash: null,
    firstName,
    lastName,
    phone: { ...phone, isVerified: false },
    locale,
    signedUpAt: await app.clock.now(db),
  });
  if (personId === null) throw emailInUse();
  const signUp = { email, firstName, lastName, terms, phone, tracking: {}, passwordHash: null };
  await keepSignUp(
    { ...context, locale },
    { signUp, personId, invite: undefined, columns: { ...newLink().columns, token_hash: null } },
  );
  return personId;
}
