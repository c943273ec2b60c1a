import { type ActorOf, type CallContext, organizationOf } from '../kernel/index.ts';
import { getOrganization, listMembers } from '../organizations/index.ts';
import { assertInvitable } from './invite-member.ts';
import { getOpenInvite } from './member-invites.ts';
import { noSuchMember } from './member-refusals.ts';

/** What a code confirms about people, for its mail. */
export interface AccessChange {
  readonly organizationName: string;
  /** The person's name, or the invited address. */
  readonly who: string;
}

type Owner = CallContext<ActorOf<'customer'>>;

const describe = async ({ db, actor }: Owner, who: string): Promise<AccessChange> => ({
  organizationName: (await getOrganization(db, organizationOf(actor))).legalName,
  who,
});

/** Describes an invite that is about to be mailed. @throws ValidationError for an address that can't be invited */
export async function describeInvitation(context: Owner, inviteeEmail: string): Promise<AccessChange> {
  const { actor } = context;
  const organizationId = organizationOf(actor);
  await assertInvitable(context, { organizationId, ownEmail: actor.email, inviteeEmail });
  return await describe(context, inviteeEmail);
}

/** Describes a pending invite. @throws NotFoundError for one of another organization */
export async function describePendingInvite(context: Owner, inviteId: string): Promise<AccessChange> {
  const organizationId = organizationOf(context.actor);
  const { email } = await getOpenInvite(context.db, { organizationId, inviteId });
  return await describe(context, email);
}

/** Describes a member, or a pending invite. @throws NotFoundError for those of another organization */
export async function describeMember(context: Owner, memberId: string): Promise<AccessChange> {
  if (memberId.startsWith('miv_')) return await describePendingInvite(context, memberId);
  const members = await listMembers(context.db, organizationOf(context.actor));
  const member = members.find(({ userId }) => userId === memberId);
  if (!member) throw noSuchMember();
  return await describe(context, `${member.firstName} ${member.lastName} (${member.email})`);
}
