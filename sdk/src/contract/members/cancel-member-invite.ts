import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { memberInviteId } from '../kernel/wire.ts';

export const cancelMemberInvite = defineCall({
  method: 'POST',
  path: '/invites/cancel-invite',
  summary: 'Cancels a pending invite to the organization. Its link stops working.',
  origin: 'spec',
  access: organizationOwners,
  otp: { subject: 'member-invite' },
  body: z.object({ inviteId: memberInviteId }),
  errors: ['NotFoundError'],
});
