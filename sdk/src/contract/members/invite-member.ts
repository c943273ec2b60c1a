import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';
import { invitableRole, memberInvite } from './shapes.ts';

export const inviteMember = defineCall({
  method: 'POST',
  path: '/invites',
  summary: 'Invites a person to the organization by mail. The answer is the same whether or not they have an account.',
  origin: 'spec',
  access: organizationOwners,
  otp: { subject: 'invitee' },
  isGuarded: true,
  body: z.object({ inviteeEmail: email, role: invitableRole }),
  output: memberInvite,
  errors: [
    'PlanUpgradeRequiredError',
    'RateLimitError',
    'TooManyPeopleError',
    'TooManyInvitesError',
    'RecipientInvitedOftenError',
  ],
});
