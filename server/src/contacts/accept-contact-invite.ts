import { organizationRestriction } from '@quittance/sdk/rules';
import { invalidInvite } from '../invites/index.ts';
import { type OperationContext, Refusal, restrictedRefusal } from '../kernel/index.ts';
import { getOrganization, listMemberships } from '../organizations/index.ts';
import { readCompanyInvite, redeemCompanyInvite } from './redeem-company-invite.ts';

export interface AcceptContactInvite {
  readonly token: string;
  /** The organization that becomes the contact. */
  readonly organizationId: string;
  /** Who accepts. */
  readonly personId: string;
}

/**
 * Accepts the invite of a contact for an existing organization: both become contacts of each other. Anybody with the link
 * may accept it, as they may sign up with it.
 * @throws InvalidInviteTokenError for an unknown, replaced, withdrawn or used link, a referral, and one's own invite;
 *   ExpiredInviteTokenError; NotFoundError for an organization of others; ForbiddenError for a role that doesn't invite
 *   contacts; PersonOrCompanyDisabled
 */
export async function acceptContactInvite(
  context: OperationContext,
  { token, organizationId, personId }: AcceptContactInvite,
): Promise<void> {
  const { inviteId, kind } = await readCompanyInvite(context.db, token);
  // A referral is for companies that are new here.
  if (kind !== 'contact') throw invalidInvite();
  await assertMayAccept(context, { organizationId, personId });
  await redeemCompanyInvite(context, { inviteId, organizationId });
}

async function assertMayAccept(
  { db }: OperationContext,
  { organizationId, personId }: Omit<AcceptContactInvite, 'token'>,
): Promise<void> {
  const memberships = await listMemberships(db, personId);
  const membership = memberships.find((each) => each.organizationId === organizationId);
  if (!membership) throw new Refusal('NotFoundError', 'You do not belong to such an organization.');
  if (membership.role !== 'owner' && membership.role !== 'manager') {
    throw new Refusal('ForbiddenError', 'Only owners and managers accept invites of contacts.');
  }
  const restriction = organizationRestriction(await getOrganization(db, organizationId));
  if (restriction) throw restrictedRefusal(restriction);
}
