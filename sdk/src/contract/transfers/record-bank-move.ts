import * as z from 'zod';
import { bankMoveDirections, transferReasonLimit } from '../../rules/transfers.ts';
import { defineCall, withdrawalStaff } from '../kernel/call.ts';
import { required, trimmedText } from '../kernel/texts.ts';
import { transfer, transferId, unexplainedEntryId } from './shapes.ts';

export const recordBankMove = defineCall({
  method: 'POST',
  path: '/admin/transfers/bank-moves',
  summary:
    'Books that our banks moved the money of an arrived transfer without an order: to its destination after they had moved it back, or back. Moves no money.',
  origin: 'ours',
  access: withdrawalStaff,
  exactlyOnce: true,
  body: z.object({
    transferId,
    direction: z.enum(bankMoveDirections),
    reason: trimmedText(transferReasonLimit).min(1, required).describe('How staff know. The customer does not see it.'),
    entryIds: z
      .array(unexplainedEntryId)
      .max(2)
      .describe(
        'Unexplained entries that show the move, at most one of each account, which are then dealt with. Required for `back`, unless the money was moved twice.',
      ),
  }),
  output: transfer,
  errors: ['NotFoundError', 'TransferStateError', 'BankEntryStateError', 'IdempotencyConflictError'],
});
