import type { CallInput, Contract } from '@quittance/sdk/contract';
import { actForOrganization } from '../identity/index.ts';
import type { ActorOf, CallContext } from '../kernel/index.ts';
import { createOwnOrganization, type Organization } from '../organizations/index.ts';
import { redeemInviteOfSignUp } from './invitations.ts';

/**
 * Creates a business of the signed-in person, uses the invite with which they signed up, and lets the session act for the
 * business.
 * @throws TooManyOrganizationsError; ValidationError for a handle that is taken or not allowed
 */
export async function createOrganization(
  context: CallContext<ActorOf<'customer'>>,
  fields: CallInput<Contract['createOrganization']>['body'],
): Promise<Organization> {
  const { userId: personId } = context.actor;
  const organization = await createOwnOrganization(context, { ...fields, personId });
  await redeemInviteOfSignUp(context, { personId, organizationId: organization.id });
  await actForOrganization(context, organization.id);
  return organization;
}
