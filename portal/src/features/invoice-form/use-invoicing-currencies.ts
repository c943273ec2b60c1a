import { useBalances } from '../../currency-accounts/use-balances.ts';
import { useCurrencies } from '../../session/member.ts';

/**
 * Returns the currencies of the accounts that are open; undefined while they are loading. A business without any, which
 * waits for its verification, may use them all, and so may one whose accounts can't be loaded.
 */
export function useInvoicingCurrencies(): readonly string[] | undefined {
  const all = useCurrencies();
  const { data, error } = useBalances();
  if (error !== undefined) return all;
  if (data === undefined) return undefined;
  const open = new Set(data.items.filter(({ isActive }) => isActive).map(({ currency }) => currency));
  return open.size > 0 ? all.filter((currency) => open.has(currency)) : all;
}
