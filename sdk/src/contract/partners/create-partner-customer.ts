import * as z from 'zod';
import { phoneFields } from '../identity/shapes.ts';
import { defineCall } from '../kernel/call.ts';
import { text } from '../kernel/texts.ts';
import { email, writtenLocales } from '../kernel/wire.ts';
import { handle } from '../organizations/shapes.ts';
import { acceptedTermsVersion } from '../signups/shapes.ts';
import { partnerCustomer } from './shapes.ts';

export const createPartnerCustomer = defineCall({
  method: 'POST',
  path: '/partners/customers',
  summary:
    'Creates a business and its owner, for whom embed sessions can be opened, and mails the owner an invitation. The owner chooses the kind of business in the setup.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'customers:write' },
  exactlyOnce: true,
  body: z.object({
    handle,
    firstName: text(100),
    lastName: text(100),
    email: email.describe('Of the owner. One-time codes and mails go there.'),
    ...phoneFields.shape,
    locale: z.enum(writtenLocales).default('en').describe('Of the owner’s mails.'),
    acceptedTermsVersion: acceptedTermsVersion.describe(
      'Version of the terms that your page showed and the owner accepted; see GET /signups/terms.',
    ),
  }),
  output: partnerCustomer,
  errors: [
    'EmailInUseError',
    'TooManyInvitesError',
    'RecipientInvitedOftenError',
    'PersonOrCompanyDisabled',
    'IdempotencyConflictError',
  ],
});
