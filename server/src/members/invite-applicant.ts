import { type InvitableRole, includesRole } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { getOrganization, listMembers, markAsOwner } from '../organizations/index.ts';
import { cancelMemberInvite } from './cancel-member-invite.ts';
import { inviteMember } from './invite-member.ts';
import { type InviteNames, nameColumns } from './invite-names.ts';
import { planUpgradeRequired } from './member-refusals.ts';
import { recordMemberChange } from './record-member-change.ts';

/** Somebody who has to verify themselves as a part of an organization's verification. */
export interface Applicant {
  readonly organizationId: string;
  /** Of the person who invites. */
  readonly ownEmail: string;
  /** Lower case. */
  readonly email: string;
  /** As answered. */
  readonly role: InvitableRole;
  /** What they were given instead by an invite to their former address; see `roleGivenSince`. */
  readonly givenRole?: InvitableRole | undefined;
  readonly isUbo: boolean;
  readonly names: InviteNames;
  /** Whether the address had an invite before; default: no. */
  readonly isKnown?: boolean | undefined;
}

/**
 * Makes sure that an applicant is a member or has an open invite with their role. A member keeps their role. The caller has
 * locked the mails to all applicants, and the organization.
 * @throws what `inviteMember` does
 */
export async function inviteApplicant(context: OperationContext, applicant: Applicant): Promise<void> {
  const { organizationId, email, role, givenRole = role, isUbo, names, ownEmail, isKnown } = applicant;
  // First, so that somebody who accepts it at the moment is a member.
  const open = await lockOpenInviteTo(context.db, { organizationId, email });
  const member = (await listMembers(context.db, organizationId)).find((each) => each.email === email);
  if (member) {
    if (member.isUbo !== isUbo) await markAsOwner(context.db, { organizationId, personId: member.userId, isUbo });
    return;
  }
  if (open) {
    if (open.isApplicant) await nameInvite(context.db, open.id, names);
    await followAnswers(context, open, applicant);
  } else
    await inviteMember(context, {
      organizationId,
      ownEmail,
      inviteeEmail: email,
      role: givenRole,
      isUbo,
      answeredRole: role,
      names,
      isKnown,
    });
}

/**
 * Gives the open invite of somebody who is or was a beneficial owner the access that was answered last, if it was answered
 * otherwise before: what was changed among the people since then stays. The ordinary invite of an officer keeps its role.
 * @throws PlanUpgradeRequiredError
 */
async function followAnswers(context: OperationContext, open: OpenInvite, applicant: Applicant): Promise<void> {
  const { organizationId, role: answered, givenRole = answered, isUbo } = applicant;
  const isOther = answered !== open.answeredRole;
  if ((!isUbo && !open.isUbo) || (!isOther && isUbo === open.isUbo)) return;
  const role = isOther ? givenRole : open.role;
  const { pricingTier } = await getOrganization(context.db, organizationId);
  if (role !== open.role && !includesRole(pricingTier, role)) throw planUpgradeRequired();
  await context.db
    .updateTable('member_invites')
    .set({ role, is_ubo: isUbo, answered_role: answered })
    .where('id', '=', open.id)
    .execute();
  if (role === open.role && isUbo === open.isUbo) return;
  await recordMemberChange(context, {
    organizationId,
    id: open.id,
    action: 'member-invite.changed',
    detail: { role },
  });
}

/** The names may be answered otherwise before the invite is accepted. */
const nameInvite = (db: Connection, id: string, names: InviteNames) =>
  db.updateTable('member_invites').set(nameColumns(names)).where('id', '=', id).execute();

/** The role that an open invite was given among the people, since the verification answered the access that it still does. */
export const roleGivenSince = (open: OpenInvite, answered: InvitableRole): InvitableRole | undefined =>
  open.answeredRole === answered && open.role !== answered ? open.role : undefined;

/** Everybody whom an organization's verification names. */
export interface NamedPeople {
  readonly organizationId: string;
  /** Lower case. */
  readonly named: readonly string[];
}

/** Ends what `inviteApplicant` began for people who are no longer named. */
export async function withdrawUnnamed(
  context: OperationContext,
  { organizationId, named }: NamedPeople,
): Promise<void> {
  const invited = (await listOpenInvites(context.db, organizationId)).filter((each) => each.isUbo || each.isApplicant);
  const owners = (await listMembers(context.db, organizationId)).filter(({ isUbo }) => isUbo);
  const marked = [...invited, ...owners].map(({ email }) => email);
  const left = new Set(marked.filter((email) => !named.includes(email)));
  for (const email of left) await withdrawApplicant(context, { organizationId, email });
}

/** Ends what `inviteApplicant` began: an open invite is canceled, a member is no longer a beneficial owner. */
export async function withdrawApplicant(
  context: OperationContext,
  { organizationId, email }: Pick<Applicant, 'organizationId' | 'email'>,
): Promise<void> {
  const open = await lockOpenInviteTo(context.db, { organizationId, email });
  // An ordinary invite is the business of those who sent it.
  if (open && (open.isUbo || open.isApplicant)) {
    await cancelMemberInvite(context, { organizationId, inviteId: open.id });
  }
  const member = (await listMembers(context.db, organizationId)).find((each) => each.email === email);
  if (member?.isUbo) await markAsOwner(context.db, { organizationId, personId: member.userId, isUbo: false });
}

/** An invite that waits for an answer. */
export interface OpenInvite {
  readonly id: string;
  readonly email: string;
  readonly role: InvitableRole;
  readonly isUbo: boolean;
  readonly isApplicant: boolean;
  /** The access that the verification answered; null for an ordinary invite. */
  readonly answeredRole: InvitableRole | null;
  readonly expiresAt: Date;
}

const openInvites = (db: Connection, organizationId: string) =>
  db
    .selectFrom('member_invites')
    .select([
      'id',
      'email',
      'role',
      'is_ubo as isUbo',
      'is_applicant as isApplicant',
      'answered_role as answeredRole',
      'expires_at as expiresAt',
    ])
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'open');

/** Lists an organization's open invites. */
export const listOpenInvites = (db: Connection, organizationId: string): Promise<OpenInvite[]> =>
  openInvites(db, organizationId).execute();

/** Returns the open invite to an address, locked: after somebody who accepts it at the moment there is none. */
const lockOpenInviteTo = (
  transaction: Connection,
  { organizationId, email }: Pick<Applicant, 'organizationId' | 'email'>,
): Promise<OpenInvite | undefined> =>
  openInvites(transaction, organizationId).where('email', '=', email).forUpdate().executeTakeFirst();
