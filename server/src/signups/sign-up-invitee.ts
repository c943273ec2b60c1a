import type { CallInput, CallOutput, Contract } from '@quittance/sdk/contract';
import type { CallContext } from '../kernel/index.ts';
import { type OpenedInvite, openInvite } from './invitations.ts';
import { type PreparedSignUp, prepareSignUp } from './prepare-sign-up.ts';
import { registerSignUp, registerVerified } from './register-sign-up.ts';
import type { InviteKind } from './tables.ts';

type InvitedFields = CallInput<Contract['setInvitedCredentials']>['body'];

export interface PreparedInvitee {
  readonly signUp: PreparedSignUp;
  readonly invite: OpenedInvite;
  /** They keep the address that the invite was mailed to. */
  readonly isEmailVerified: boolean;
}

/**
 * Checks the sign-up of somebody who was invited. Runs outside a transaction.
 * @throws InvalidInviteTokenError, ExpiredInviteTokenError, and what `prepareSignUp` throws
 */
export async function prepareInvitee(
  context: CallContext,
  kind: InviteKind,
  { token, ...fields }: InvitedFields,
): Promise<PreparedInvitee> {
  const { inviteId, email } = await openInvite(context.app.db, { kind, token });
  const signUp = await prepareSignUp(context, fields, email);
  return { signUp, invite: { kind, inviteId }, isEmailVerified: signUp.email === email };
}

/** Signs an invited person up. An address that is not the invite's has to be verified first. */
export async function signUpInvitee(
  context: CallContext,
  { signUp, invite, isEmailVerified }: PreparedInvitee,
): Promise<CallOutput<Contract['setInvitedCredentials']>> {
  if (!isEmailVerified) return { ...(await registerSignUp(context, signUp, invite)), isEmailVerified, isMember: false };
  const { signUpId, email, isMember } = await registerVerified(context, signUp, invite);
  return { signUpId, email, isMember, isEmailVerified };
}
