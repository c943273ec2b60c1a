import type { CurrencyAccount } from '@quittance/sdk/stores';
import type { AccountKey } from './account-key.ts';
import { useBalances } from './use-balances.ts';

export interface OneAccount {
  /** Undefined while it loads, and after a failure. */
  readonly account: CurrencyAccount | undefined;
  readonly error: unknown;
  readonly refresh: () => void;
}

/** Loads one account; it stays while it is loaded again. */
export function useAccount({ currency, accountType }: AccountKey): OneAccount {
  const { data, error, refresh } = useBalances();
  const account = data?.items.find((each) => each.currency === currency && each.accountType === accountType);
  return { account, error, refresh };
}
