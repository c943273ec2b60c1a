import * as z from 'zod';
import { depositId, depositReason, staffDepositRecord } from '../accounts/shapes.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';

export const denyDeposit = defineCall({
  method: 'POST',
  path: '/admin/deposits/{depositId}/deny',
  summary:
    'Sends a deposit that monitoring kept back, or that is nobody’s, to its sender, or to the bank that recalls it.',
  origin: 'ours',
  access: complianceStaff,
  exactlyOnce: true,
  params: z.object({ depositId }),
  body: z.object({ reason: depositReason }),
  output: staffDepositRecord,
  errors: ['IdempotencyConflictError', 'RecipientUnavailableError'],
});
