import * as z from 'zod';
import { withdrawalDecisions } from '../../rules/transfers.ts';
import { defineCall, withdrawalStaff } from '../kernel/call.ts';
import { transfer, transferDecisionErrors, transferId } from './shapes.ts';

export const decideWithdrawal = defineCall({
  method: 'POST',
  path: '/admin/withdrawals/decide',
  summary: 'Decides about a withdrawal that waits for approval, or puts a returned one back in the balance.',
  origin: 'ours',
  access: withdrawalStaff,
  movesMoney: true,
  body: z.object({ transferId, decision: z.enum(withdrawalDecisions) }),
  output: transfer,
  errors: transferDecisionErrors,
});
