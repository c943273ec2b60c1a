import type { Handler } from '../kernel/index.ts';
import { listBlockedMoney } from '../licences/index.ts';

export const handler: Handler<'listBlockedMoney'> = ({ db }, { query }) => listBlockedMoney(db, query);
