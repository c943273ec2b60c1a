import * as z from 'zod';
import { defineCall, everyEnabledCustomer } from '../kernel/call.ts';
import { filledText } from '../kernel/texts.ts';
import { organizationId } from '../kernel/wire.ts';

export const acceptMemberInvite = defineCall({
  method: 'POST',
  path: '/invites/accept',
  summary: 'Accepts an invite to an organization. The session acts for it from then on.',
  origin: 'ours',
  access: everyEnabledCustomer,
  isGuarded: true,
  body: z.object({ token: filledText(200) }),
  output: z.object({ organizationId }),
  errors: [
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'InviteOfOtherPersonError',
    'PlanUpgradeRequiredError',
  ],
});
