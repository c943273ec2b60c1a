import { decimalsOf, multiplyDecimals, parseDecimal, rescale, roundHalfUp, writeDecimal } from '@quittance/sdk/money';
import type { App } from '../kernel/index.ts';

/**
 * Finds the US dollars for one unit of each currency. Empty when the rates are unavailable: screens still show figures.
 */
export async function findUsdRates(app: App, currencies: readonly string[]): Promise<ReadonlyMap<string, string>> {
  try {
    return await app.providers.exchangeRates.usdPerUnit(currencies);
  } catch (error) {
    app.log.warn({ err: error }, 'exchange rates unavailable');
    return new Map();
  }
}

/** Converts to US dollars, as decimal text with cents. Rounded half up, for display only. */
export const convertToUsd = (amountMinor: bigint, currency: string, usdPerUnit: string): string =>
  writeDecimal(
    rescale(
      multiplyDecimals({ units: amountMinor, scale: decimalsOf(currency) }, parseDecimal(usdPerUnit)),
      decimalsOf('USD'),
      roundHalfUp,
    ),
  );
