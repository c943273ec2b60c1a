import { isRestrictedOrganization } from '@quittance/sdk/rules';
import { invalidInvite } from '../invites/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { getOrganization, listMembers } from '../organizations/index.ts';
import { readCompanyInvite, redeemCompanyInvite } from './redeem-company-invite.ts';

export interface AcceptContactInvite {
  readonly token: string;
  /** The organization that becomes the contact. */
  readonly organizationId: string;
  /** Who accepts. */
  readonly personId: string;
}

/**
 * Accepts the invite of a contact for an organization that exists already: both become contacts of each other. Whoever has
 * the link may accept, as they may sign up with it.
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
  const member = (await listMembers(db, organizationId)).find(({ userId }) => userId === personId);
  if (!member) throw new Refusal('NotFoundError', 'You do not belong to such an organization.');
  if (member.role !== 'owner' && member.role !== 'manager') {
    throw new Refusal('ForbiddenError', 'Only owners and managers accept invites of contacts.');
  }
  const { status } = await getOrganization(db, organizationId);
  if (isRestrictedOrganization(status)) {
    throw new Refusal('PersonOrCompanyDisabled', 'The person or the company is restricted.');
  }
}
