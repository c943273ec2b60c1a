import type { Handler } from '../../kernel/index.ts';
import { decideFreePlanBalance } from './decide-free-plan-balance.ts';
import { getFreePlanBalance } from './list-free-plan-balances.ts';

export const handler: Handler<'decideFreePlanBalance'> = async (context, { params: { id }, body }) => {
  await decideFreePlanBalance(context, { id, ...body });
  return await getFreePlanBalance(context.db, id);
};
