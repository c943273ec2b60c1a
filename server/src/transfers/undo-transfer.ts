import type { TransferEvent } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { lockedBalanceOf, reverseJournal } from '../ledger/index.ts';
import { businessKey, type TransferStepName } from './business-key.ts';
import { recordUndoneTrade } from './fx-trades.ts';
import { sourceOf } from './postings.ts';
import { moveTransfer, type Transfer } from './transfer.ts';

interface Undoing {
  readonly event: Extract<TransferEvent, 'denied' | 'licensed' | 'rejected' | 'canceled'>;
  readonly at: Date;
  readonly reason?: string;
}

/**
 * Gives back what a transfer took, to the last minor unit: reverses its journals, a conversion at its own rate. The
 * caller holds the transfer's lock, and nothing has left the house.
 * @throws TransferStateError
 */
export async function undoTransfer(
  context: OperationContext,
  transfer: Transfer,
  { event, at, reason }: Undoing,
): Promise<Transfer> {
  const undone = await moveTransfer(context, transfer, {
    event,
    to: event === 'canceled' ? 'canceled' : 'rejected',
    at,
    ...(reason !== undefined && { reason }),
    changes: { arrivesAt: null },
  });
  // The balance first, like every posting that takes money from it: the order of locks is the same everywhere.
  await lockedBalanceOf(context.db, sourceOf(transfer.quote), transfer.quote.fromCurrency);
  if (transfer.movedAt === null) {
    if (event === 'licensed') await reverseStep(context, transfer, 'blocked');
    await reverseStep(context, transfer, 'held');
    return undone;
  }
  if (transfer.quote.conversion) await reverseStep(context, transfer, 'bought');
  await reverseStep(context, transfer, 'moved');
  if (transfer.wasHeld) await reverseStep(context, transfer, 'held');
  await recordUndoneTrade(context, transfer);
  return undone;
}

const reverseStep = ({ app, db }: OperationContext, transfer: Transfer, step: TransferStepName) =>
  reverseJournal(db, app.clock, {
    businessKey: businessKey(transfer, `${step}:reversed`),
    reverses: businessKey(transfer, step),
    kind: `transfer-${step}-reversed`,
  });
