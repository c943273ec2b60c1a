import type { InvitableRole } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { listMembers, markAsOwner } from '../organizations/index.ts';
import { cancelMemberInvite } from './cancel-member-invite.ts';
import { inviteMember } from './invite-member.ts';

/** Somebody who has to verify themselves as a part of an organization's verification. */
export interface Applicant {
  readonly organizationId: string;
  /** Of the person who invites. */
  readonly ownEmail: string;
  /** Lower case. */
  readonly email: string;
  readonly role: InvitableRole;
  readonly isUbo: boolean;
  /** Whether the address had an invite before; default: no. */
  readonly isKnown?: boolean | undefined;
}

/**
 * Makes sure that an applicant is a member or has an open invite. A member keeps their role. The caller has locked the
 * mails to all applicants.
 * @throws what `inviteMember` does
 */
export async function inviteApplicant(context: OperationContext, applicant: Applicant): Promise<void> {
  const { organizationId, email, role, isUbo, ownEmail, isKnown } = applicant;
  const member = (await listMembers(context.db, organizationId)).find((each) => each.email === email);
  if (member) {
    if (member.isUbo !== isUbo) await markAsOwner(context.db, { organizationId, personId: member.userId, isUbo });
    return;
  }
  const open = (await listOpenInvites(context.db, organizationId)).find((each) => each.email === email);
  if (open && isUbo && !open.isUbo) {
    // An ordinary invite keeps its role.
    await context.db.updateTable('member_invites').set({ is_ubo: true }).where('id', '=', open.id).execute();
  }
  if (!open) await inviteMember(context, { organizationId, ownEmail, inviteeEmail: email, role, isUbo, isKnown });
}

/** Ends what `inviteApplicant` began: an open invite is canceled, a member is no beneficial owner anymore. */
export async function withdrawApplicant(
  context: OperationContext,
  { organizationId, email }: Pick<Applicant, 'organizationId' | 'email'>,
): Promise<void> {
  const open = (await listOpenInvites(context.db, organizationId)).find((each) => each.email === email);
  // An ordinary invite is the business of those who sent it.
  if (open && (open.isUbo || open.role === 'no-access'))
    await cancelMemberInvite(context, { organizationId, inviteId: open.id });
  const member = (await listMembers(context.db, organizationId)).find((each) => each.email === email);
  if (member?.isUbo) await markAsOwner(context.db, { organizationId, personId: member.userId, isUbo: false });
}

/** Lists an organization's open invites. */
export const listOpenInvites = (
  db: Connection,
  organizationId: string,
): Promise<
  {
    readonly id: string;
    readonly email: string;
    readonly role: InvitableRole;
    readonly isUbo: boolean;
    readonly expiresAt: Date;
  }[]
> =>
  db
    .selectFrom('member_invites')
    .select(['id', 'email', 'role', 'is_ubo as isUbo', 'expires_at as expiresAt'])
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'open')
    .execute();
