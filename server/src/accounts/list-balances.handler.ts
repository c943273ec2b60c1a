import { businessOf } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { listCurrencyAccounts } from './list-currency-accounts.ts';

export const handler: Handler<'listBalances'> = async (context) => ({
  items: [...(await listCurrencyAccounts(context, businessOf(context.actor)))],
});
