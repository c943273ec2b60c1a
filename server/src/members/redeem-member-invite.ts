import { type InvitableRole, includesRole } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { assertUsable, invalidInvite } from '../invites/index.ts';
import { hashSecret, type OperationContext, Refusal } from '../kernel/index.ts';
import { addMember, getOrganization, markAsOwner } from '../organizations/index.ts';
import { invitingName, nameColumns } from './invite-names.ts';
import { planUpgradeRequired } from './member-refusals.ts';
import { recordMemberChange } from './record-member-change.ts';

/** What the holder of an invite's link may know of it. */
export interface ReadMemberInvite {
  /** For `redeemMemberInvite`; not for the holder. */
  readonly inviteId: string;
  /** What the organization that invites is called; see `invitingName`. */
  readonly organizationName: string;
  readonly email: string;
  readonly role: InvitableRole;
  /** As the verification answered them; absent in an ordinary invite. */
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Reads an invite by the token of its link, without using it.
 * @throws InvalidInviteTokenError for an unknown, replaced, canceled or used link; ExpiredInviteTokenError
 */
export async function readMemberInvite(db: Connection, token: string): Promise<ReadMemberInvite> {
  const invite = assertUsable(
    await db.selectFrom('member_invites').selectAll().where('token_hash', '=', hashSecret(token)).executeTakeFirst(),
  );
  const { id: inviteId, email, role, first_name: firstName, last_name: lastName } = invite;
  const organizationName = await invitingName(db, invite);
  return { inviteId, organizationName, email, role, ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** The person who redeems an invite. */
export interface Invitee {
  readonly personId: string;
  /** Lower case. Must be the address that was invited, and verified as theirs. */
  readonly email: string;
}

/**
 * Uses an invite once: makes the person a member of the organization. A member keeps the role that they have.
 * @param inviteId of an invite whose link the person has opened while it worked
 * @returns the id of the organization
 * @throws InvalidInviteTokenError for a canceled or used invite; InviteOfOtherPersonError for another address;
 *   PlanUpgradeRequiredError if the plan no longer includes the role
 */
export async function redeemMemberInvite(
  context: OperationContext,
  inviteId: string,
  invitee: Invitee,
): Promise<string> {
  const invite = await context.db
    .selectFrom('member_invites')
    .selectAll()
    .where('id', '=', inviteId)
    .forUpdate()
    .executeTakeFirst();
  if (invite?.status !== 'open') throw invalidInvite();
  assertInvitee(invite, invitee.email);
  const { organization_id: organizationId, role, is_ubo: isUbo } = invite;
  const isMemberAlready = await isMember(context.db, organizationId, invitee);
  const { pricingTier } = await getOrganization(context.db, organizationId);
  // Before the invite is used: a sign-up goes on without it.
  if (!isMemberAlready && !includesRole(pricingTier, role)) throw planUpgradeRequired();
  await context.db
    .updateTable('member_invites')
    .set({ status: 'redeemed', token_hash: null, redeemed_by_person_id: invitee.personId, ...nameColumns({}) })
    .where('id', '=', invite.id)
    .execute();
  if (isMemberAlready) {
    if (isUbo) await markAsOwner(context.db, { organizationId, personId: invitee.personId });
    await recordMemberChange(context, { organizationId, id: invite.id, action: 'member-invite.redeemed' });
    return organizationId;
  }
  await addMember(context.db, { organizationId, personId: invitee.personId, role, isUbo });
  await recordMemberChange(context, {
    organizationId,
    id: invitee.personId,
    action: 'member.joined',
    detail: { role, inviteId: invite.id },
  });
  return organizationId;
}

/** @throws InviteOfOtherPersonError */
export function assertInvitee(invite: Pick<ReadMemberInvite, 'email'>, email: string): void {
  if (invite.email === email) return;
  throw new Refusal('InviteOfOtherPersonError', 'This invite was mailed to another address.');
}

async function isMember(db: Connection, organizationId: string, { personId }: Invitee): Promise<boolean> {
  const membership = await db
    .selectFrom('memberships')
    .select('person_id')
    .where('organization_id', '=', organizationId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return membership !== undefined;
}
