import * as z from 'zod';
import { defineCall, everyEnabledCustomer } from '../kernel/call.ts';
import { filledText } from '../kernel/texts.ts';
import { organizationId } from '../kernel/wire.ts';

export const acceptContactInvite = defineCall({
  method: 'POST',
  path: '/contacts/accept-invite',
  summary:
    'Accepts the invite of a contact for an organization of the signed-in person. Both become contacts of each other, and the session acts for the organization from then on.',
  origin: 'ours',
  access: everyEnabledCustomer,
  isGuarded: true,
  body: z.object({
    token: filledText(200),
    organizationId: organizationId.describe('The organization that accepts; the person is its owner or a manager.'),
  }),
  output: z.object({ organizationId }),
  errors: [
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'NotFoundError',
    'ForbiddenError',
    'PersonOrCompanyDisabled',
  ],
});
