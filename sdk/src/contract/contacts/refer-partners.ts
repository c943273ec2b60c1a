import * as z from 'zod';
import { inviteLimits } from '../../rules/contacts.ts';
import { problem } from '../../validation/problem.ts';
import { englishSentence } from '../../validation/sentence.ts';
import { businessApplicants, defineCall } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';

export const referPartners = defineCall({
  method: 'POST',
  path: '/contacts/referral-partners',
  summary: 'Refers other companies: mails an invitation to each address. All or none are referred.',
  origin: 'spec',
  access: businessApplicants,
  isGuarded: true,
  body: z.object({
    emails: z
      .array(email)
      .min(1, englishSentence(problem('referralMissing')))
      .max(inviteLimits.referralsAtOnce),
  }),
  errors: ['TooManyInvitesError', 'RecipientInvitedOftenError'],
});
