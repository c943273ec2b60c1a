import * as z from 'zod';
import { paymentDecisions } from '../../rules/payment-decisions.ts';
import { invoiceStatus } from '../invoices/shapes.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { decisionReason, paymentDecisionErrors } from './shapes.ts';

export const decidePayment = defineCall({
  method: 'POST',
  path: '/admin/invoice-payments/decide',
  summary: 'Decides about the payment of an invoice that is on hold, or denies one that is reserved.',
  origin: 'ours',
  access: complianceStaff,
  exactlyOnce: true,
  body: z.object({ invoiceId, decision: z.enum(paymentDecisions), reason: decisionReason }),
  output: z.object({ invoiceId, status: invoiceStatus }),
  errors: paymentDecisionErrors,
});
