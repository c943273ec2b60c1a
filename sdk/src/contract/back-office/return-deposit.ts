import * as z from 'zod';
import { depositId, depositReason, staffDepositRecord } from '../accounts/shapes.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';

export const returnDeposit = defineCall({
  method: 'POST',
  path: '/admin/deposits/{depositId}/return',
  summary: 'Gives a deposit back to the bank that recalls it, from a balance or from suspense.',
  origin: 'ours',
  access: complianceStaff,
  exactlyOnce: true,
  params: z.object({ depositId }),
  body: z.object({ reason: depositReason }),
  output: staffDepositRecord,
  errors: ['IdempotencyConflictError', 'InsufficientFundsError'],
});
