import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { withdrawMoney } from './withdraw-money.ts';

export const handler: Handler<'withdrawMoney'> = async (context, { body }) => {
  const organizationId = organizationOf(context.actor);
  const transfer = await withdrawMoney(context, { organizationId, quoteId: body.quoteId });
  return await presentTransfer(context, transfer, organizationId);
};
