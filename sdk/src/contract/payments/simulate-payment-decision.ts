import * as z from 'zod';
import { paymentDecisions } from '../../rules/payment-decisions.ts';
import { invoice } from '../invoices/shapes.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { paymentDecisionErrors } from './shapes.ts';

export const simulatePaymentDecision = defineCall({
  method: 'POST',
  path: '/sandbox/invoice-payments/decide',
  summary: 'Decides about the payment of an invoice as staff would, for either party, in sandbox mode.',
  origin: 'ours',
  access: organizationManagers,
  exactlyOnce: true,
  sandboxOnly: true,
  body: z.object({
    invoiceId,
    decision: z
      .enum([...paymentDecisions, 'not-verified'])
      .describe('not-verified: as if the seller had not been verified in time.'),
  }),
  output: invoice,
  errors: paymentDecisionErrors,
});
