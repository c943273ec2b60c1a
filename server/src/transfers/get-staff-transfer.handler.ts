import type { Handler } from '../kernel/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { getTransferById } from './transfer.ts';

export const handler: Handler<'getStaffTransfer'> = async ({ app, db }, { params }) => {
  const transfer = await getTransferById(db, params.transferId);
  const { organizationId } = transfer;
  return { ...(await presentTransfer({ app, db }, transfer, organizationId)), organizationId };
};
