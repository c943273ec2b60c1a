import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { memberId } from '../kernel/wire.ts';

export const removeMember = defineCall({
  method: 'DELETE',
  path: '/invites/remove-user',
  summary: 'Removes a member. Their sessions stop acting for the organization at once.',
  origin: 'spec',
  access: organizationOwners,
  otp: { subject: 'member' },
  body: z.object({ memberId }),
  errors: ['NotFoundError', 'OwnMembershipError', 'LastOwnerError'],
});
