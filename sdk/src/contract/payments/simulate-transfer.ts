import * as z from 'zod';
import { invoice } from '../invoices/shapes.ts';
import { defineCall, payer } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';

export const simulateTransfer = defineCall({
  method: 'POST',
  path: '/invoices/bank-transfer/simulate',
  summary: 'Simulates a bank transfer with the reference of an invoice, in sandbox mode.',
  origin: 'ours',
  access: payer,
  exactlyOnce: true,
  sandboxOnly: true,
  body: z.object({
    invoiceId,
    amount: z.enum(['exact', 'over', 'under']).describe('What is due, a tenth more, or a tenth less.'),
    isHeld: z.boolean().optional().describe('Its bank asks us to check it first, so it waits for staff.'),
  }),
  output: invoice,
  errors: [
    'NotFoundError',
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentMethodUnavailableError',
    'IdempotencyConflictError',
  ],
});
