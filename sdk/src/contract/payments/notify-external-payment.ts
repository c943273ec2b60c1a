import * as z from 'zod';
import { invoice } from '../invoices/shapes.ts';
import { defineCall, payer } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';

export const notifyExternalPayment = defineCall({
  method: 'POST',
  path: '/invoices/external-payment/notify',
  summary: 'Tells the seller that the buyer paid outside the product. Repeating it changes nothing and mails nobody.',
  origin: 'ours',
  access: payer,
  body: z.object({ invoiceId }),
  output: invoice,
  errors: [
    'NotFoundError',
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentMethodUnavailableError',
  ],
});
