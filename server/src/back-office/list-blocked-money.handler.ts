import type { Handler } from '../kernel/index.ts';
import { listBlockedMoney } from '../licences/index.ts';

export const handler: Handler<'listBlockedMoney'> = ({ db, actor }, { query }) =>
  listBlockedMoney(db, { ...query, reader: actor.userId });
