import * as z from 'zod';
import { transferDetails } from '../accounts/shapes.ts';
import { defineCall, invoiceReaders } from '../kernel/call.ts';
import { invoiceId, wireDecimal } from '../kernel/wire.ts';

export const getTransferInstructions = defineCall({
  method: 'GET',
  path: '/invoices/{id}/bank-transfer',
  summary: 'How to pay an open invoice by a bank transfer.',
  origin: 'ours',
  access: invoiceReaders,
  params: z.object({ id: invoiceId }),
  output: transferDetails.extend({
    amount: wireDecimal.describe(
      'What is due today. More goes to the buyer’s balance, less does too and pays nothing.',
    ),
    reference: z
      .string()
      .describe('Names the invoice, with check digits (ISO 11649). The sender must enter it as the reference.'),
  }),
  errors: [
    'NotFoundError',
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentMethodUnavailableError',
  ],
});
