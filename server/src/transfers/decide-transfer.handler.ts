import type { Handler } from '../kernel/index.ts';
import { decideTransfer } from './decide-transfer.ts';
import { presentTransfer } from './present-transfer.ts';

export const handler: Handler<'decideTransfer'> = async (context, { body }) => {
  const transfer = await decideTransfer(context, body);
  return await presentTransfer(context, transfer, transfer.organizationId);
};
