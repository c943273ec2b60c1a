import * as z from 'zod';
import { defineCall, payer } from '../kernel/call.ts';
import { instant, invoiceId } from '../kernel/wire.ts';

export const createDebitToken = defineCall({
  method: 'POST',
  path: '/invoices/ach-debit/token',
  summary: 'Opens a bank-linking session for a debit.',
  origin: 'spec',
  access: payer,
  isGuarded: true,
  body: z.object({ invoiceId }),
  output: z.object({
    token: z.string().describe('Only for the bank-linking window.'),
    expiresAt: instant,
    windowUrl: z.url().describe('The page, on the API’s origin, that shows the bank-linking window.'),
  }),
  errors: [
    'NotFoundError',
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentMethodUnavailableError',
    'ProviderUnavailableError',
  ],
});
