import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { inviteResendAt } from '@quittance/sdk/rules';
import type { MemberInvite } from './member-invites.ts';

/** Returns what owners see of an invite. */
export const presentInvite = (invite: MemberInvite): CallOutput<Contract['inviteMember']> => ({
  inviteId: invite.id,
  email: invite.email,
  role: invite.role,
  sentAt: invite.sent_at.toISOString(),
  expiresAt: invite.expires_at.toISOString(),
  resendAt: inviteResendAt(invite.sent_at).toISOString(),
});
