import { type Handler, organizationOf } from '../kernel/index.ts';
import { listTransactions } from './list-transactions.ts';
import { presentTransaction } from './present-transaction.ts';

export const handler: Handler<'listTransactions'> = async (context, { query }) => {
  const page = await listTransactions(context, { ...query, organizationId: organizationOf(context.actor) });
  return { items: page.items.map(presentTransaction), nextCursor: page.nextCursor };
};
