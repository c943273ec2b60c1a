import { type Handler, organizationOf } from '../kernel/index.ts';
import { decideTransfer } from './decide-transfer.ts';
import { presentTransfer } from './present-transfer.ts';
import { getOwnTransfer } from './transfer.ts';

export const handler: Handler<'simulateTransferDecision'> = async (context, { body }) => {
  const organizationId = organizationOf(context.actor);
  // Only one's own.
  await getOwnTransfer(context.db, organizationId, body.transferId);
  return await presentTransfer(context, await decideTransfer(context, body), organizationId);
};
