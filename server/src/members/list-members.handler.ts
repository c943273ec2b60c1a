import { type Handler, organizationOf } from '../kernel/index.ts';
import { findUpgradeRequest, listMembers } from '../organizations/index.ts';
import { presentInvites } from './present-invite.ts';

export const handler: Handler<'listMembers'> = async ({ db, actor }) => {
  const organizationId = organizationOf(actor);
  const invites = await db
    .selectFrom('member_invites')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'open')
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
  const upgradeRequestedAt = await findUpgradeRequest(db, organizationId);
  return {
    members: [...(await listMembers(db, organizationId))],
    invites: await presentInvites(db, invites),
    ...(upgradeRequestedAt && { upgradeRequestedAt: upgradeRequestedAt.toISOString() }),
  };
};
