import * as z from 'zod';
import { customerRoles, defineCall, organizationOwners } from '../kernel/call.ts';
import { memberId } from '../kernel/wire.ts';

export const changeMember = defineCall({
  method: 'PUT',
  path: '/invites',
  summary: 'Changes the role of a member or of a pending invite. An invite is mailed again.',
  origin: 'spec',
  access: organizationOwners,
  otp: { subject: 'member-role' },
  isGuarded: true,
  body: z.object({ memberId, role: z.enum(customerRoles) }),
  errors: [
    'NotFoundError',
    'PlanUpgradeRequiredError',
    'OwnMembershipError',
    'LastOwnerError',
    'RateLimitError',
    'TooManyInvitesError',
    'RecipientInvitedOftenError',
  ],
});
