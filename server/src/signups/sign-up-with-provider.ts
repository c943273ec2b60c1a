import type { CallInput, CallOutput, Contract } from '@quittance/sdk/contract';
import { verificationLinkLimits } from '@quittance/sdk/rules';
import {
  forgetProvenIdentity,
  getProvenIdentity,
  getUser,
  keepProvingBrowser,
  startSignIn,
  takeProvenIdentity,
} from '../identity/index.ts';
import type { CallContext } from '../kernel/index.ts';
import type { ProvenIdentity } from '../providers/index.ts';
import { checkPerson, type PreparedSignUp } from './prepare-sign-up.ts';
import { registerSignUp, registerVerified } from './register-sign-up.ts';

type Fields = CallInput<Contract['signUpWithProvider']>['body'];

export type PreparedProviderSignUp = PreparedSignUp & { readonly identity: ProvenIdentity };

/**
 * Checks a sign-up with the account that this browser has proven. Runs outside a transaction.
 * @throws NotFoundError without such an account, and what `checkPerson` throws
 */
export async function prepareProviderSignUp(context: CallContext, fields: Fields): Promise<PreparedProviderSignUp> {
  const { provenAt: _, ...identity } = await getProvenIdentity(context, context.app.db);
  const person = await checkPerson(context, fields, verifiedEmail(identity));
  return { ...person, passwordHash: null, phone: null, identity };
}

/**
 * Signs a person up without a password. An address that the provider has verified for them needs no link: their sign-in begins
 * at once.
 */
export async function signUpWithProvider(
  context: CallContext,
  signUp: PreparedProviderSignUp,
): Promise<CallOutput<Contract['signUpWithProvider']>> {
  const { identity, email } = signUp;
  await takeProvenIdentity(context, identity);
  if (verifiedEmail(identity) !== email) {
    keepProvingBrowser(context, verificationLinkLimits.validHours);
    return { email, signIn: null, verification: await registerSignUp(context, signUp) };
  }
  await forgetProvenIdentity(context);
  const userId = await registerVerified(context, signUp);
  const user = await getUser(context.db, 'customer', userId);
  return { email, signIn: await startSignIn(context, 'customer', user), verification: null };
}

const verifiedEmail = ({ email, isEmailVerified }: ProvenIdentity): string | undefined =>
  (isEmailVerified && email) || undefined;
