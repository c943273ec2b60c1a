import * as z from 'zod';
import { holdDecisions } from '../../rules/transfers.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { transfer, transferDecisionErrors, transferId } from './shapes.ts';

export const decideTransfer = defineCall({
  method: 'POST',
  path: '/admin/transfers/decide',
  summary: 'Decides about a transfer on hold.',
  origin: 'ours',
  access: complianceStaff,
  movesMoney: true,
  body: z.object({ transferId, decision: z.enum(holdDecisions) }),
  output: transfer,
  errors: transferDecisionErrors,
});
