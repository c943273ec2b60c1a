import { auditedBy, recordAudit } from '../audit/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { listInstructions } from '../rails/index.ts';
import { noteBankPlace } from './bank-place.ts';
import { lockTransfer, stateRefusal, type Transfer } from './transfer.ts';
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
  const at = await app.clock.now(db);
  const ordered = await noteBankPlace(context, transfer, { at });
  await recordAudit(db, {
    at,
    ...auditedBy({ requestId: '', ip: '', ...context }),
    action: 'transfer.ordered-again',
    object: { type: 'transfer', id: transferId },
    organizationId: transfer.organizationId,
    detail: { presentment },
  });
  return ordered;
}
