import { type Handler, organizationOf } from '../kernel/index.ts';
import { listCurrencyAccounts } from './list-currency-accounts.ts';

export const handler: Handler<'listBalances'> = async (context) => ({
  items: [...(await listCurrencyAccounts(context, organizationOf(context.actor)))],
});
