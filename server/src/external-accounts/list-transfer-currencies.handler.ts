import { type Handler, organizationOf } from '../kernel/index.ts';
import { listTransferCurrencies } from './list-transfer-currencies.ts';

export const handler: Handler<'listTransferCurrencies'> = async ({ app, db, actor }, { query }) => {
  const at = await app.clock.now(db);
  return { currencies: await listTransferCurrencies(db, { ...query, organizationId: organizationOf(actor), at }) };
};
