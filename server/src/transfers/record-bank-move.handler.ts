import type { Handler } from '../kernel/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { recordBankMove } from './record-bank-move.ts';

export const handler: Handler<'recordBankMove'> = async (context, { body }) => {
  const transfer = await recordBankMove(context, body);
  return await presentTransfer(context, transfer, transfer.organizationId);
};
