import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { codeFields } from '../kernel/one-time-code.ts';
import { email, instant } from '../kernel/wire.ts';
import { codePurposes } from './code-purposes.generated.ts';
import { codeSource } from './shapes.ts';

export type CodePurpose = (typeof codePurposes)[number];

export const sendEmailCode = defineCall({
  method: 'POST',
  path: '/me/send-email-2fa',
  summary:
    'Mails a one-time code for one call, or a new sign-in code; mails none to somebody with an authenticator app. Signed out, it answers alike whether or not the address is known.',
  origin: 'spec',
  access: anyone,
  onBackOffice: true,
  isGuarded: true,
  body: z.object({
    email: email.optional().describe('Only without a session; a signed-in person gets the code at their own address.'),
    purpose: z
      .enum(codePurposes)
      .describe(
        'The call that the code will be sent with. If its codes are bound to a field, send that field here too.',
      ),
    ...codeFields.shape,
  }),
  output: z.object({ challengeId: z.string(), codeSource, expiresAt: instant, resendAt: instant }),
  errors: [
    'RateLimitError',
    'BruteForceAttemptError',
    'ForbiddenError',
    'PersonOrCompanyDisabled',
    'NotFoundError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'QuoteExpiredError',
    'QuoteUsedError',
  ],
});
