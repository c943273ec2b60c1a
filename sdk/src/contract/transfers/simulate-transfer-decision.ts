import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { transfer, transferDecision, transferDecisionErrors, transferId } from './shapes.ts';

export const simulateTransferDecision = defineCall({
  method: 'POST',
  path: '/sandbox/transfers/decide',
  summary: 'Decides about a transfer of the organization as staff would, in sandbox mode.',
  origin: 'ours',
  access: organizationManagers,
  exactlyOnce: true,
  sandboxOnly: true,
  body: z.object({
    transferId,
    decision: transferDecision
      .exclude(['recover'])
      .describe('Staff also have `recover`, which the sandbox refuses: its bank takes no payout back.'),
  }),
  output: transfer,
  errors: transferDecisionErrors,
});
