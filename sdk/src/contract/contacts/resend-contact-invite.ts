import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';
import { contact } from './shapes.ts';

export const resendContactInvite = defineCall({
  method: 'POST',
  path: '/contacts/resend-invite',
  summary: 'Mails an invite again, with a new link that replaces the old one. At most every ten minutes.',
  origin: 'spec',
  access: organizationManagers,
  isGuarded: true,
  body: z.object({ email }),
  output: contact,
  errors: ['NotFoundError', 'TooManyInvitesError', 'RecipientInvitedOftenError'],
});
