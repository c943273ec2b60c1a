import type { Handler } from '../kernel/index.ts';
import { moveTransferAgain } from './move-transfer-again.ts';
import { presentTransfer } from './present-transfer.ts';

export const handler: Handler<'moveTransferAgain'> = async (context, { body }) => {
  const transfer = await moveTransferAgain(context, body);
  return await presentTransfer(context, transfer, transfer.organizationId);
};
