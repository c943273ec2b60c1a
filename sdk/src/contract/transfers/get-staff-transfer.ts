import * as z from 'zod';
import { bankMoveDirections, staffTransferDecisions, staffTransferStates } from '../../rules/transfers.ts';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { calendarDate, organizationId } from '../kernel/wire.ts';
import { amountIn, transfer, transferId, unexplainedEntryId } from './shapes.ts';

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
    unexplainedEntries: z
      .array(
        z.object({
          entryId: unexplainedEntryId,
          bookedOn: calendarDate.describe('By the bank.'),
          ...amountIn.shape,
          direction: z.enum(bankMoveDirections).describe('Which way the money went by this entry.'),
        }),
      )
      .describe('Of the banks, that name an order of this transfer and that nobody has dealt with.'),
    blockReason: z.string().optional().describe('Why staff blocked its money.'),
    contradictionReason: z
      .string()
      .optional()
      .describe('Why staff charged, absorbed or recovered a withdrawal that was paid after it had failed.'),
  }),
  errors: ['NotFoundError'],
});
