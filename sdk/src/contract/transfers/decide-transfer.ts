import * as z from 'zod';
import { defineCall, transferStaff } from '../kernel/call.ts';
import { transfer, transferDecision, transferId } from './shapes.ts';

export const decideTransfer = defineCall({
  method: 'POST',
  path: '/admin/transfers/decide',
  summary: 'Decides about a transfer that waits for staff: one on hold, to be approved, or returned.',
  origin: 'ours',
  access: transferStaff,
  movesMoney: true,
  body: z.object({ transferId, decision: transferDecision }),
  output: transfer,
  errors: [
    'NotFoundError',
    'TransferStateError',
    'CurrencyAccountUnavailableError',
    'RecipientUnavailableError',
    'PersonOrCompanyDisabled',
    'IdempotencyConflictError',
  ],
});
