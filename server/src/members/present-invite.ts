import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { inviteResendAt } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { findUndeliverable } from '../notifications/index.ts';
import type { MemberInvite } from './member-invites.ts';

type ShownInvite = CallOutput<Contract['inviteMember']>;

/** Returns what owners see of invites. */
export async function presentInvites(db: Connection, invites: readonly MemberInvite[]): Promise<ShownInvite[]> {
  const unreachable = await findUndeliverable(
    db,
    invites.map(({ email }) => email),
  );
  return invites.map((invite) => ({
    inviteId: invite.id,
    email: invite.email,
    role: invite.role,
    sentAt: invite.sent_at.toISOString(),
    expiresAt: invite.expires_at.toISOString(),
    resendAt: inviteResendAt(invite.sent_at).toISOString(),
    isUndeliverable: unreachable.has(invite.email),
  }));
}

/** Returns what owners see of an invite. */
export async function presentInvite(db: Connection, invite: MemberInvite): Promise<ShownInvite> {
  const [shown] = await presentInvites(db, [invite]);
  if (!shown) throw new Error('An invite is always presented.');
  return shown;
}
