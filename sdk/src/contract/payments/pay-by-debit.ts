import * as z from 'zod';
import { invoice } from '../invoices/shapes.ts';
import { defineCall, payer } from '../kernel/call.ts';
import { filledText } from '../kernel/texts.ts';
import { invoiceId } from '../kernel/wire.ts';

export const payByDebit = defineCall({
  method: 'POST',
  path: '/invoices/ach-debit/pay',
  summary: 'Debits the linked bank account under the accepted authorisation.',
  origin: 'spec',
  access: payer,
  exactlyOnce: true,
  body: z.object({
    invoiceId,
    providerUserId: filledText(100),
    authorizationHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'Your confirmation is required.')
      .describe('`hash` of the authorisation that the payer accepted.'),
  }),
  output: invoice,
  errors: [
    'NotFoundError',
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'BankAccountNotLinkedError',
    'BankAccountBlockedError',
    'DebitAuthorizationChangedError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentMethodUnavailableError',
    'ProviderUnavailableError',
    'IdempotencyConflictError',
  ],
});
