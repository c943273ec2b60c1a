import type { Connection } from '../db/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { lockTransfer, stateRefusal, type Transfer } from './transfer.ts';
import { undoTransfer } from './undo-transfer.ts';

/** Locks a transfer whose money is blocked. @throws NotFoundError, TransferStateError */
export async function lockBlockedTransfer(db: Connection, transferId: string): Promise<Transfer> {
  const transfer = await lockTransfer(db, transferId);
  if (transfer.state !== 'blocked') throw stateRefusal(transfer.state, 'licensed');
  return transfer;
}

/** Gives the money of a blocked transfer back to its balance, under a licence of the authority. The caller holds its lock. */
export const releaseBlockedTransfer = async (context: OperationContext, transfer: Transfer): Promise<Transfer> =>
  await undoTransfer(context, transfer, { event: 'licensed', at: await context.app.clock.now(context.db) });
