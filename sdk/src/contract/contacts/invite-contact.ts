import * as z from 'zod';
import { inviteLimits } from '../../rules/contacts.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { text } from '../kernel/texts.ts';
import { email } from '../kernel/wire.ts';
import { contact } from './shapes.ts';

export const inviteContact = defineCall({
  method: 'POST',
  path: '/contacts/new-invite',
  summary: 'Invites a supplier by mail. The answer is the same whether or not the address has an account.',
  origin: 'spec',
  access: organizationManagers,
  isGuarded: true,
  body: z.object({ firstName: text(inviteLimits.nameCharacters), lastName: text(inviteLimits.nameCharacters), email }),
  output: contact,
  errors: ['TooManyInvitesError', 'RecipientInvitedOftenError'],
});
