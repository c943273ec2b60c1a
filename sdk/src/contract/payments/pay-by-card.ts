import * as z from 'zod';
import { invoice } from '../invoices/shapes.ts';
import { defineCall, payer } from '../kernel/call.ts';
import { filledText } from '../kernel/texts.ts';
import { decimalInput, invoiceId } from '../kernel/wire.ts';

export const payByCard = defineCall({
  method: 'POST',
  path: '/invoices/card/pay',
  summary: 'Charges a card for an invoice. The invoice shows the processor’s answer.',
  origin: 'ours',
  access: payer,
  exactlyOnce: true,
  body: z.object({
    invoiceId,
    cardToken: filledText(200).describe('What the card fields answered with. Can be used once.'),
    finalAmount: decimalInput.describe(
      'The amount that the payer was shown. If it has changed since, nothing is paid.',
    ),
  }),
  output: invoice,
  errors: [
    'NotFoundError',
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'CardTokenInvalidError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentAmountChangedError',
    'PaymentMethodUnavailableError',
    'ProviderUnavailableError',
    'IdempotencyConflictError',
  ],
});
