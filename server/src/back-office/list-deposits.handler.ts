import { listDeposits } from '../accounts/index.ts';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'listDeposits'> = (context, { query }) => listDeposits(context, query);
