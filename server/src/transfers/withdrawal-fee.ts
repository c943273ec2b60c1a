import { decimalsOf, divideDecimals, parseDecimal, roundUp, toMinor } from '@quittance/sdk/money';
import { isWireRail } from '@quittance/sdk/rules';
import { type App, Refusal } from '../kernel/index.ts';
import { rateBetween } from '../providers/index.ts';
import type { Quote } from './quote.ts';
import type { TransferTerms } from './terms.ts';

export type Fee = Pick<Quote, 'feeMinor' | 'feePrice'>;

/**
 * Returns the fee of a withdrawal in minor units of the account that it leaves: the price in US dollars at the current
 * rate, rounded up.
 * @throws ExchangeRateUnavailableError
 */
export async function withdrawalFee(
  app: App,
  currency: string,
  { terms, rail }: { readonly terms: TransferTerms; readonly rail: string },
): Promise<Fee> {
  const price = terms.withdrawalFeeUsd[isWireRail(rail) ? 'wire' : 'local'];
  const usdMinor = toMinor(price, 'USD');
  if (currency === 'USD') return { feeMinor: usdMinor, feePrice: null };
  const table = await app.providers.exchangeRates.current().catch(() => null);
  const rate = table && rateBetween(table, currency, 'USD');
  if (!rate) throw new Refusal('ExchangeRateUnavailableError', `There is no current rate from ${currency} to USD.`);
  return {
    feeMinor: divideDecimals(parseDecimal(price), parseDecimal(rate), decimalsOf(currency), roundUp).units,
    feePrice: { usdMinor, rate, source: table.source, asOf: table.asOf },
  };
}
