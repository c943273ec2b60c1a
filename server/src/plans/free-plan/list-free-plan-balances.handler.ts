import type { Handler } from '../../kernel/index.ts';
import { listFreePlanBalances } from './list-free-plan-balances.ts';

export const handler: Handler<'listFreePlanBalances'> = ({ db }, { query }) => listFreePlanBalances(db, query);
