import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { transfer, transferDecision, transferDecisionErrors, transferId } from './shapes.ts';

export const decideTransfer = defineCall({
  method: 'POST',
  path: '/admin/transfers/decide',
  summary: 'Decides about a transfer that waits for staff: one on hold, to be approved, or returned.',
  origin: 'ours',
  access: complianceStaff,
  movesMoney: true,
  body: z.object({ transferId, decision: transferDecision }),
  output: transfer,
  errors: transferDecisionErrors,
});
