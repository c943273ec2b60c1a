import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { transfer, transferId } from './shapes.ts';

export const cancelTransfer = defineCall({
  method: 'POST',
  path: '/transactions/transfers/cancel',
  summary: 'Cancels a transfer of the organization before it is sent. All of the money is back at once.',
  origin: 'ours',
  access: organizationManagers,
  exactlyOnce: true,
  body: z.object({ transferId }),
  output: transfer,
  errors: ['NotFoundError', 'TransferStateError', 'IdempotencyConflictError'],
});
