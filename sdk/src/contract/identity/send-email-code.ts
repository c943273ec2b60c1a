import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { email, instant, invoiceId } from '../kernel/wire.ts';

export const sendEmailCode = defineCall({
  method: 'POST',
  path: '/me/send-email-2fa',
  summary:
    'Mails a one-time code for one call, or a new sign-in code. Answers alike whether or not the address is known.',
  origin: 'spec',
  access: anyone,
  onBackOffice: true,
  isGuarded: true,
  body: z.object({
    email: email.optional().describe('Only signed out; a signed-in person gets it at their own address.'),
    purpose: z
      .enum(['sign-in', 'staff-sign-in', 'POST /invoices/pay'])
      .describe('The call that the code will be sent with.'),
    invoiceId: invoiceId
      .optional()
      .describe('The invoice to pay; the code confirms no other. Needed for that purpose.'),
  }),
  output: z.object({ challengeId: z.string(), expiresAt: instant, resendAt: instant }),
  errors: [
    'RateLimitError',
    'BruteForceAttemptError',
    'NotFoundError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
  ],
});
