import { type Handler, organizationOf } from '../kernel/index.ts';
import { cancelTransfer } from './cancel-transfer.ts';
import { presentTransfer } from './present-transfer.ts';

export const handler: Handler<'cancelTransfer'> = async (context, { body }) => {
  const organizationId = organizationOf(context.actor);
  const canceled = await cancelTransfer(context, { organizationId, transferId: body.transferId });
  return await presentTransfer(context, canceled, organizationId);
};
