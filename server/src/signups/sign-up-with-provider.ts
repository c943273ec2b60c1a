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
import { type OpenedInvite, openInvite } from './invitations.ts';
import { checkPerson, type PreparedSignUp } from './prepare-sign-up.ts';
import { registerSignUp, registerVerified } from './register-sign-up.ts';

type Fields = CallInput<Contract['signUpWithProvider']>['body'];

export interface PreparedProviderSignUp {
  readonly signUp: PreparedSignUp & { readonly identity: ProvenIdentity };
  readonly invite: OpenedInvite | undefined;
  /** By the provider, or by the invite that was mailed to it. */
  readonly isEmailVerified: boolean;
}

/**
 * Checks a sign-up with the account that this browser has proven. Runs outside a transaction.
 * @throws NotFoundError without such an account, InvalidInviteTokenError, ExpiredInviteTokenError, and what `checkPerson` throws
 */
export async function prepareProviderSignUp(
  context: CallContext,
  { invite: link, ...fields }: Fields,
): Promise<PreparedProviderSignUp> {
  const { db } = context.app;
  const { provenAt: _, ...identity } = await getProvenIdentity(context, db);
  const opened = link && (await openInvite(db, link));
  const isEmailVerified = [verifiedEmail(identity), opened?.email].includes(fields.email);
  const person = await checkPerson(context, fields, isEmailVerified);
  return {
    signUp: { ...person, passwordHash: null, phone: null, identity },
    invite: link && opened && { kind: link.kind, inviteId: opened.inviteId },
    isEmailVerified,
  };
}

/**
 * Signs a person up without a password. An address that the provider or the invite has verified needs no link: their sign-in
 * begins at once.
 */
export async function signUpWithProvider(
  context: CallContext,
  { signUp, invite, isEmailVerified }: PreparedProviderSignUp,
): Promise<CallOutput<Contract['signUpWithProvider']>> {
  const { identity, email } = signUp;
  await takeProvenIdentity(context, identity);
  if (!isEmailVerified) {
    keepProvingBrowser(context, verificationLinkLimits.validHours);
    return { email, signIn: null, verification: await registerSignUp(context, signUp, invite), isMember: false };
  }
  await forgetProvenIdentity(context);
  const { personId, isMember } = await registerVerified(context, signUp, invite);
  const user = await getUser(context.db, 'customer', personId);
  return { email, signIn: await startSignIn(context, 'customer', user), verification: null, isMember };
}

const verifiedEmail = ({ email, isEmailVerified }: ProvenIdentity): string | undefined =>
  (isEmailVerified && email) || undefined;
