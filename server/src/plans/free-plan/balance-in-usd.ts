import { fromWireDecimal } from '@quittance/sdk/money';
import { planCurrency, totalInUsd } from '@quittance/sdk/rules';
import { listCurrencyAccounts } from '../../accounts/index.ts';
import type { Connection } from '../../db/index.ts';
import type { App } from '../../kernel/index.ts';
import type { RateTable } from '../../providers/index.ts';

/** Returns the available money of all accounts of an organization at given rates, in US cents. */
export async function balanceInUsd(
  context: { readonly app: App; readonly db: Connection },
  organizationId: string,
  rates: RateTable,
): Promise<bigint> {
  const accounts = await listCurrencyAccounts(context, organizationId, rates);
  const total = totalInUsd(
    accounts.map(({ balanceConvertedToUSD }) => ({ balanceConvertedToUSD: balanceConvertedToUSD?.$numberDecimal })),
  );
  return fromWireDecimal({ $numberDecimal: total }, planCurrency);
}
