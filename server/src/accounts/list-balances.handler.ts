import { type Handler, organizationOf } from '../kernel/index.ts';
import { listCurrencyAccounts } from './list-currency-accounts.ts';
import { findRates, presentRates } from './usd-rates.ts';

export const handler: Handler<'listBalances'> = async (context) => {
  const table = await findRates(context.app);
  return {
    items: [...(await listCurrencyAccounts(context, organizationOf(context.actor), table))],
    ...presentRates(table),
  };
};
