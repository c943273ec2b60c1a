import { toWireDecimal } from '@quittance/sdk/money';
import { staffDecisionsAbout } from '@quittance/sdk/rules';
import type { Handler } from '../kernel/index.ts';
import { listOpenEntriesOf } from '../rails/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { findStaffReason, getTransferById, staffStateOf } from './transfer.ts';

export const handler: Handler<'getStaffTransfer'> = async ({ app, db }, { params }) => {
  const transfer = await getTransferById(db, params.transferId);
  const { organizationId } = transfer;
  const state = staffStateOf(transfer);
  const blockReason = await findStaffReason(db, transfer.id, ['blocked']);
  const contradictionReason = await findStaffReason(db, transfer.id, ['charged', 'absorbed', 'recovered']);
  const entries = transfer.viaTransit ? await listOpenEntriesOf(app, db, { type: 'transfer', id: transfer.id }) : [];
  const unexplainedEntries = entries.flatMap(({ bankReference: entryId, bookedOn, amountMinor, currency, order }) =>
    order
      ? [{ entryId, bookedOn, amount: toWireDecimal(amountMinor, currency), currency, direction: order.direction }]
      : [],
  );
  const isShownBack = unexplainedEntries.some(({ direction }) => direction === 'back');
  return {
    ...(await presentTransfer({ app, db }, transfer, organizationId)),
    organizationId,
    state,
    decisions: [...staffDecisionsAbout(state, isShownBack)],
    unexplainedEntries,
    ...(blockReason !== null && { blockReason }),
    ...(contradictionReason !== null && { contradictionReason }),
  };
};
