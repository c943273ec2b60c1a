import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { currencyCode, id, instant } from '../kernel/wire.ts';
import { accountType } from './shapes.ts';

export const inviteToOpenAccount = defineCall({
  method: 'POST',
  path: '/currency-accounts/send-invite-open-account',
  summary: 'Invites a connected contact by mail to open an account in a currency.',
  origin: 'spec',
  access: organizationManagers,
  isGuarded: true,
  body: z.object({
    contactId: id('con').describe('`_id` of a connected contact whose `email` is known.'),
    currency: currencyCode.describe('A currency in which accounts can be opened.'),
    accountType: accountType.optional().describe('USD only; traditional when absent.'),
  }),
  output: z.object({ sentAt: instant }),
  errors: ['NotFoundError', 'RecipientUnavailableError', 'TooManyInvitesError', 'RecipientInvitedOftenError'],
});
