import * as z from 'zod';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { paymentException, paymentExceptionId } from './shapes.ts';

export const resolvePaymentException = defineCall({
  method: 'POST',
  path: '/admin/payment-exceptions/{exceptionId}/resolve',
  summary: 'Marks an item of a payment’s money as done.',
  origin: 'ours',
  access: moneyStaff,
  params: z.object({ exceptionId: paymentExceptionId }),
  body: z.object({ reason: z.string().trim().min(1).max(500).describe('What was done, for the audit trail.') }),
  output: paymentException,
  errors: [],
});
