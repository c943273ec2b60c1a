import * as z from 'zod';
import { reasonedDecisions, transferReasonLimit, withdrawalDecisions } from '../../rules/transfers.ts';
import { defineCall, withdrawalStaff } from '../kernel/call.ts';
import { required, trimmedText } from '../kernel/texts.ts';
import { transfer, transferDecisionErrors, transferId } from './shapes.ts';

export const decideWithdrawal = defineCall({
  method: 'POST',
  path: '/admin/withdrawals/decide',
  summary:
    'Decides about a withdrawal that waits for approval, puts a returned one back in the balance, or decides who bears one that the bank paid out after its money was given back.',
  origin: 'ours',
  access: withdrawalStaff,
  exactlyOnce: true,
  body: z
    .object({
      transferId,
      decision: z.enum(withdrawalDecisions),
      reason: trimmedText(transferReasonLimit)
        .optional()
        .describe('Why; required for `charge`, `absorb` and `recover`. Staff read it, the sender does not.'),
    })
    .refine(({ decision, reason }) => !reasonedDecisions.has(decision) || Boolean(reason), {
      path: ['reason'],
      message: required,
    }),
  output: transfer,
  errors: transferDecisionErrors,
});
