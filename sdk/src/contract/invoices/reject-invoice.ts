import * as z from 'zod';
import { closingMessageCharacters } from '../../rules/cancel-invoice.ts';
import { defineCall, payer } from '../kernel/call.ts';
import { text } from '../kernel/texts.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const rejectInvoice = defineCall({
  method: 'POST',
  path: '/invoices/reject',
  summary: 'Refuses to pay an open invoice and mails the seller why.',
  origin: 'spec',
  access: payer,
  exactlyOnce: true,
  body: z.object({
    invoiceId,
    buyerRejectionMessage: text(closingMessageCharacters).optional().describe('Why the buyer rejects it.'),
  }),
  output: invoice,
  errors: [
    'NotFoundError',
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'IdempotencyConflictError',
  ],
});
