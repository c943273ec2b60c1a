import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { getTransfer } from './transfer.ts';

export const handler: Handler<'getTransfer'> = async (context, { params }) => {
  const organizationId = organizationOf(context.actor);
  return await presentTransfer(
    context,
    await getTransfer(context.db, organizationId, params.transferId),
    organizationId,
  );
};
