import { auditedBy, recordAudit } from '../audit/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { listInstructions } from '../rails/index.ts';
import { lockTransfer, markMovedAgain, stateRefusal, type Transfer } from './transfer.ts';
import { queueBookTransfer } from './transfer-owner.ts';

/**
 * Orders our banks to move the money of a transfer again, after it had arrived and they moved it back. This is a new
 * order with a new id. No balance changes, since the recipient has the money. The caller checks the staff's right to it.
 * @throws NotFoundError; TransferStateError if the money is not back, or was ordered already
 */
export async function moveTransferAgain(
  context: OperationContext,
  { transferId }: { readonly transferId: string },
): Promise<Transfer> {
  const { app, db } = context;
  const transfer = await lockTransfer(db, transferId);
  if (transfer.movedBackAt === null) throw stateRefusal(transfer.state, 'move-again');
  const presentment = (await listInstructions(db, { type: 'transfer', id: transferId })).length + 1;
  await queueBookTransfer(context, transfer, presentment);
  await markMovedAgain(db, transfer);
  await recordAudit(db, {
    at: await app.clock.now(db),
    ...auditedBy({ requestId: '', ip: '', ...context }),
    action: 'transfer.ordered-again',
    object: { type: 'transfer', id: transferId },
    organizationId: transfer.organizationId,
    detail: { presentment },
  });
  return { ...transfer, movedBackAt: null };
}
