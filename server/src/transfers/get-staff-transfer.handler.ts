import { staffDecisionsAbout } from '@quittance/sdk/rules';
import type { Handler } from '../kernel/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { findStaffReason, getTransferById, staffStateOf } from './transfer.ts';

export const handler: Handler<'getStaffTransfer'> = async ({ app, db }, { params }) => {
  const transfer = await getTransferById(db, params.transferId);
  const { organizationId } = transfer;
  const state = staffStateOf(transfer);
  const blockReason = await findStaffReason(db, transfer.id, ['blocked']);
  const contradictionReason = await findStaffReason(db, transfer.id, ['charged', 'absorbed', 'recovered']);
  return {
    ...(await presentTransfer({ app, db }, transfer, organizationId)),
    organizationId,
    state,
    decisions: [...staffDecisionsAbout(state)],
    ...(blockReason !== null && { blockReason }),
    ...(contradictionReason !== null && { contradictionReason }),
  };
};
