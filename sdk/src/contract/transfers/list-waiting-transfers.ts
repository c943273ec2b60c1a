import * as z from 'zod';
import { waitingTransferStates } from '../../rules/transfers.ts';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { page, pageQuery, searchTerm } from '../kernel/wire.ts';
import { waitingTransfer } from './shapes.ts';

export const listWaitingTransfers = defineCall({
  method: 'GET',
  path: '/admin/transfers',
  summary: 'Transfers of all organizations that wait for a decision of staff, the oldest first.',
  origin: 'ours',
  access: moneyStaff,
  query: pageQuery.extend({
    state: z.enum(waitingTransferStates).optional().describe('Only transfers in this state; default: all that wait.'),
    search: searchTerm
      .optional()
      .describe('Part of the name of a side, or of the reference; or the whole id of the transfer.'),
  }),
  output: page(waitingTransfer),
  errors: [],
});
