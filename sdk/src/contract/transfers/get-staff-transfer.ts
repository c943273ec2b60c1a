import * as z from 'zod';
import { staffTransferDecisions, staffTransferStates } from '../../rules/transfers.ts';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { transfer, transferId } from './shapes.ts';

export const getStaffTransfer = defineCall({
  method: 'GET',
  path: '/admin/transfers/{transferId}',
  summary: 'A transfer of any organization, as its sender sees it, with what staff may decide now.',
  origin: 'ours',
  access: moneyStaff,
  params: z.object({ transferId }),
  output: transfer.extend({
    state: z.enum(staffTransferStates),
    decisions: z.array(z.enum(staffTransferDecisions)).describe('What staff may decide now.'),
    organizationId: organizationId.describe('The sender.'),
    blockReason: z.string().optional().describe('Why staff blocked its money.'),
    contradictionReason: z
      .string()
      .optional()
      .describe('Why staff charged, absorbed or recovered a withdrawal that was paid after it had failed.'),
  }),
  errors: ['NotFoundError'],
});
