import { type Handler, organizationOf } from '../kernel/index.ts';
import { latestTransactions } from '../transactions/index.ts';
import { findAttention } from './attention.ts';
import { getCashFlow } from './cash-flow.ts';

const latestCount = 6;

export const handler: Handler<'getOverview'> = async ({ app, db, actor }) => {
  const context = { app, db };
  const organizationId = organizationOf(actor);
  const { attention, hasSentInvoice } = await findAttention(db, {
    organizationId,
    isOwner: actor.role === 'owner',
  });
  return {
    cashFlow: await getCashFlow(context, organizationId),
    attention: [...attention],
    hasSentInvoice,
    latest: [...(await latestTransactions(context, organizationId, latestCount))],
  };
};
