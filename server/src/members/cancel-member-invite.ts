import type { OperationContext } from '../kernel/index.ts';
import { nameColumns } from './invite-names.ts';
import { type InviteKey, lockOpenInvite } from './member-invites.ts';
import { recordMemberChange } from './record-member-change.ts';

/** Cancels a pending invite: its link stops working. @throws NotFoundError for an unknown, accepted or canceled invite */
export async function cancelMemberInvite(context: OperationContext, key: InviteKey): Promise<void> {
  const invite = await lockOpenInvite(context.db, key);
  await context.db
    .updateTable('member_invites')
    .set({ status: 'canceled', token_hash: null, ...nameColumns({}) })
    .where('id', '=', invite.id)
    .execute();
  await recordMemberChange(context, {
    organizationId: key.organizationId,
    id: invite.id,
    action: 'member-invite.canceled',
  });
}
