import { type InvitableRole, includesRole } from '@quittance/sdk/rules';
import { checkInvitee, englishSentence } from '@quittance/sdk/validation';
import { lockInviteMails } from '../invites/index.ts';
import { type OperationContext, refuseField } from '../kernel/index.ts';
import { listMembers, lockOrganization } from '../organizations/index.ts';
import { checkNewEmail } from '../validation/index.ts';
import { alreadyAdded, createMemberInvite, type MemberInvite } from './member-invites.ts';
import { planUpgradeRequired } from './member-refusals.ts';
import { recordMemberChange } from './record-member-change.ts';

export interface InviteMember {
  readonly organizationId: string;
  /** Of the person who invites. */
  readonly ownEmail: string;
  /** Lower case. */
  readonly inviteeEmail: string;
  readonly role: InvitableRole;
}

/**
 * Invites a person to an organization by mail. It doesn't matter whether the address has an account.
 * @throws PlanUpgradeRequiredError for a role that the plan doesn't include; ValidationError for an address with a plus
 *   sign, one's own, or added already; RateLimitError if an invite to it was mailed in the last ten minutes; TooManyInvitesError,
 *   RecipientInvitedOftenError
 */
export async function inviteMember(context: OperationContext, input: InviteMember): Promise<MemberInvite> {
  const { organizationId, inviteeEmail: email, role } = input;
  await lockInviteMails(context.db, { organizationId, recipients: [{ email }] });
  const { pricingTier } = await lockOrganization(context.db, organizationId);
  if (!includesRole(pricingTier, role)) throw planUpgradeRequired();
  await assertInvitable(context, input);
  const invite = await createMemberInvite(context, { organizationId, email, role });
  await recordMemberChange(context, { organizationId, id: invite.id, action: 'member-invite.sent', detail: { role } });
  return invite;
}

/** @throws ValidationError */
export async function assertInvitable(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  { organizationId, ownEmail, inviteeEmail }: Omit<InviteMember, 'role'>,
): Promise<void> {
  const found = checkNewEmail(inviteeEmail, app.config) ?? checkInvitee(inviteeEmail, [ownEmail]);
  if (found) throw refuseField('inviteeEmail', englishSentence(found));
  const members = await listMembers(db, organizationId);
  if (members.some(({ email }) => email === inviteeEmail)) throw alreadyAdded();
}
