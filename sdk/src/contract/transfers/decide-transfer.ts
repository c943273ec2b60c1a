import * as z from 'zod';
import { holdDecisions, transferReasonLimit } from '../../rules/transfers.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { required, trimmedText } from '../kernel/texts.ts';
import { transfer, transferDecisionErrors, transferId } from './shapes.ts';

export const decideTransfer = defineCall({
  method: 'POST',
  path: '/admin/transfers/decide',
  summary: 'Decides about a transfer on hold.',
  origin: 'ours',
  access: complianceStaff,
  exactlyOnce: true,
  body: z
    .object({
      transferId,
      decision: z.enum(holdDecisions),
      reason: trimmedText(transferReasonLimit)
        .optional()
        .describe('Why its money is blocked; required for that. Staff read it, the sender does not.'),
    })
    .refine(({ decision, reason }) => decision !== 'block' || Boolean(reason), {
      path: ['reason'],
      message: required,
    }),
  output: transfer,
  errors: transferDecisionErrors,
});
