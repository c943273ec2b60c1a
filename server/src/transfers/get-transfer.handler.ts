import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { getTransfer } from './transfer.ts';

export const handler: Handler<'getTransfer'> = async ({ db, actor }, { params }) => {
  const organizationId = organizationOf(actor);
  return await presentTransfer(db, await getTransfer(db, organizationId, params.transferId), organizationId);
};
