import * as z from 'zod';
import { depositId, depositReason, staffDepositRecord } from '../accounts/shapes.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';

export const releaseDeposit = defineCall({
  method: 'POST',
  path: '/admin/deposits/{depositId}/release',
  summary: 'Credits a deposit that monitoring kept back.',
  origin: 'ours',
  access: complianceStaff,
  exactlyOnce: true,
  params: z.object({ depositId }),
  body: z.object({ reason: depositReason }),
  output: staffDepositRecord,
  errors: ['IdempotencyConflictError'],
});
