import * as z from 'zod';
import { defineCall, payer } from '../kernel/call.ts';
import { instant, invoiceId } from '../kernel/wire.ts';

export const createCardSession = defineCall({
  method: 'POST',
  path: '/invoices/card/session',
  summary: 'Opens the card fields for a payment.',
  origin: 'ours',
  access: payer,
  isGuarded: true,
  body: z.object({ invoiceId }),
  output: z.object({
    fieldsUrl: z
      .url()
      .describe('The page, on the API’s origin, that frames the card processor’s fields. It answers with a token.'),
    expiresAt: instant,
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
