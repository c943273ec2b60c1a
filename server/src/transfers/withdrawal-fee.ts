import { decimalsOf, divideDecimals, parseDecimal, roundUp } from '@quittance/sdk/money';
import { isWireRail } from '@quittance/sdk/rules';
import { type App, Refusal } from '../kernel/index.ts';
import { rateBetween } from '../providers/index.ts';
import type { TransferTerms } from './terms.ts';

/**
 * Returns the fee of a withdrawal in minor units of the account that it leaves: the price in US dollars at the current
 * rate, rounded up.
 * @throws ExchangeRateUnavailableError
 */
export async function withdrawalFee(
  app: App,
  currency: string,
  { terms, rail }: { readonly terms: TransferTerms; readonly rail: string },
): Promise<bigint> {
  const price = parseDecimal(terms.withdrawalFeeUsd[isWireRail(rail) ? 'wire' : 'local']);
  const table = currency === 'USD' ? null : await app.providers.exchangeRates.current().catch(() => null);
  const rate = currency === 'USD' ? '1' : table && rateBetween(table, currency, 'USD');
  if (!rate) throw new Refusal('ExchangeRateUnavailableError', `There is no current rate from ${currency} to USD.`);
  return divideDecimals(price, parseDecimal(rate), decimalsOf(currency), roundUp).units;
}
