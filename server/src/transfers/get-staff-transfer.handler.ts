import type { Handler } from '../kernel/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { findStaffReason, getTransferById } from './transfer.ts';

export const handler: Handler<'getStaffTransfer'> = async ({ app, db }, { params }) => {
  const transfer = await getTransferById(db, params.transferId);
  const { organizationId } = transfer;
  const blockReason = await findStaffReason(db, transfer.id, ['blocked']);
  const contradictionReason = await findStaffReason(db, transfer.id, ['charged', 'absorbed', 'recovered']);
  return {
    ...(await presentTransfer({ app, db }, transfer, organizationId)),
    organizationId,
    ...(blockReason !== null && { blockReason }),
    ...(contradictionReason !== null && { contradictionReason }),
  };
};
