import * as z from 'zod';
import { defineCall, withdrawalStaff } from '../kernel/call.ts';
import { transfer, transferId } from './shapes.ts';

export const moveTransferAgain = defineCall({
  method: 'POST',
  path: '/admin/transfers/move-again',
  summary: 'Orders our banks to move the money of a transfer again that they moved back after it had arrived.',
  origin: 'ours',
  access: withdrawalStaff,
  exactlyOnce: true,
  body: z.object({ transferId }),
  output: transfer,
  errors: ['NotFoundError', 'TransferStateError', 'IdempotencyConflictError'],
});
