import * as z from 'zod';
import { closingMessageCharacters } from '../../rules/cancel-invoice.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { text } from '../kernel/texts.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const cancelInvoice = defineCall({
  method: 'POST',
  path: '/invoices/cancel',
  summary: 'Cancels a sent or rejected invoice and mails the buyer why.',
  origin: 'spec',
  access: organizationManagers,
  // It moves no money, but sends mail and closes an invoice, so it must run only once.
  exactlyOnce: true,
  body: z.object({
    invoiceId,
    senderCancelMessage: text(closingMessageCharacters).describe(
      'payment-not-owed, incorrect-invoice or the seller’s own words.',
    ),
  }),
  output: invoice,
  errors: ['NotFoundError', 'InvoiceStateError', 'InvoicePaymentProcessingError', 'IdempotencyConflictError'],
});
