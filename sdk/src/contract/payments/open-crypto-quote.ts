import * as z from 'zod';
import { defineCall, payer } from '../kernel/call.ts';
import { filledText } from '../kernel/texts.ts';
import { decimalInput, invoiceId } from '../kernel/wire.ts';
import { coin, cryptoQuote } from './shapes.ts';

export const openCryptoQuote = defineCall({
  method: 'POST',
  path: '/invoices/crypto/quote',
  summary: 'Quotes an invoice in coins, with an address for this payment.',
  origin: 'ours',
  access: payer,
  isGuarded: true,
  body: z.object({
    invoiceId,
    coin,
    refundAddress: filledText(100).describe('Where coins go back to that come too late, or that are more than quoted.'),
    finalAmount: decimalInput.describe(
      'The amount that the payer was shown. If it has changed since, nothing is quoted.',
    ),
  }),
  output: cryptoQuote,
  errors: [
    'NotFoundError',
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentAmountChangedError',
    'PaymentMethodUnavailableError',
    'ProviderUnavailableError',
  ],
});
