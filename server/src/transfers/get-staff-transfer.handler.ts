import type { Handler } from '../kernel/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { findBlockReason, getTransferById } from './transfer.ts';

export const handler: Handler<'getStaffTransfer'> = async ({ app, db }, { params }) => {
  const transfer = await getTransferById(db, params.transferId);
  const { organizationId } = transfer;
  const blockReason = await findBlockReason(db, transfer.id);
  return {
    ...(await presentTransfer({ app, db }, transfer, organizationId)),
    organizationId,
    ...(blockReason !== null && { blockReason }),
  };
};
