import { type OperationContext, Refusal } from '../kernel/index.ts';
import { lockTransfer, mayCancel, stateRefusal, type Transfer } from './transfer.ts';
import { undoTransfer } from './undo-transfer.ts';

export interface CancelTransfer {
  readonly organizationId: string;
  readonly transferId: string;
}

/**
 * Cancels a transfer that nothing has left the house for.
 * @throws NotFoundError for a transfer of somebody else; TransferStateError once it is too late
 */
export async function cancelTransfer(
  context: OperationContext,
  { organizationId, transferId }: CancelTransfer,
): Promise<Transfer> {
  const transfer = await lockTransfer(context.db, transferId);
  if (transfer.organizationId !== organizationId) throw new Refusal('NotFoundError', 'There is no such transfer.');
  if (!mayCancel(transfer)) throw stateRefusal(transfer.state, 'canceled');
  return await undoTransfer(context, transfer, { event: 'canceled', at: await context.app.clock.now(context.db) });
}
