import { decimalsOf, multiplyDecimals, parseDecimal, rescale, roundHalfUp, writeDecimal } from '@quittance/sdk/money';
import type { App } from '../kernel/index.ts';

/** US dollars for one unit of each currency that has a rate; figures are shown without rates rather than not at all. */
export async function findUsdRates(app: App, currencies: readonly string[]): Promise<ReadonlyMap<string, string>> {
  try {
    return await app.providers.exchangeRates.usdPerUnit(currencies);
  } catch (error) {
    app.log.warn({ err: error }, 'the exchange rates are not available');
    return new Map();
  }
}

/** Cents, as decimal text; for show only, so rounded half up. */
export const convertToUsd = (amountMinor: bigint, currency: string, usdPerUnit: string): string =>
  writeDecimal(
    rescale(
      multiplyDecimals({ units: amountMinor, scale: decimalsOf(currency) }, parseDecimal(usdPerUnit)),
      decimalsOf('USD'),
      roundHalfUp,
    ),
  );
