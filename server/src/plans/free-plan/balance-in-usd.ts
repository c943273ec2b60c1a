import { fromWireDecimal } from '@quittance/sdk/money';
import { planCurrency, totalInUsd, withoutRate } from '@quittance/sdk/rules';
import { listCurrencyAccounts } from '../../accounts/index.ts';
import type { Connection } from '../../db/index.ts';
import type { App } from '../../kernel/index.ts';
import type { RateTable } from '../../providers/index.ts';

interface UsdBalance {
  /** US cents. */
  readonly amountMinor: bigint;
  /** Whether there is no money in a currency without a rate, which the amount leaves out. */
  readonly isComplete: boolean;
}

/** Returns the available money of all accounts of an organization at given rates. */
export async function balanceInUsd(
  context: { readonly app: App; readonly db: Connection },
  organizationId: string,
  rates: RateTable,
): Promise<UsdBalance> {
  const listed = await listCurrencyAccounts(context, organizationId, rates);
  const accounts = listed.map(({ currency, balanceConvertedToUSD }) => ({
    currency,
    balanceConvertedToUSD: balanceConvertedToUSD?.$numberDecimal,
  }));
  return {
    amountMinor: fromWireDecimal({ $numberDecimal: totalInUsd(accounts) }, planCurrency),
    isComplete: withoutRate(accounts).length === 0,
  };
}
