import * as z from 'zod';
import { depositId, depositReason, staffDeposit } from '../accounts/shapes.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';

export const denyDeposit = defineCall({
  method: 'POST',
  path: '/admin/deposits/{depositId}/deny',
  summary:
    'Sends a deposit that monitoring kept back, or whose refund failed, to its sender, or to the bank that recalls it.',
  origin: 'ours',
  access: complianceStaff,
  movesMoney: true,
  params: z.object({ depositId }),
  body: z.object({ reason: depositReason }),
  output: staffDeposit,
  errors: ['IdempotencyConflictError', 'RecipientUnavailableError'],
});
