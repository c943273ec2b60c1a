import { decimalsOf, multiplyDecimals, parseDecimal, rescale, roundHalfUp, writeDecimal } from '@quittance/sdk/money';
import type { App } from '../kernel/index.ts';
import { type RateTable, rateBetween } from '../providers/index.ts';

/** Finds the current rates. Null when they are unavailable: screens still show figures. */
export async function findRates(app: App): Promise<RateTable | null> {
  try {
    return await app.providers.exchangeRates.current();
  } catch (error) {
    app.log.warn({ err: error }, 'exchange rates unavailable');
    return null;
  }
}

/** Presents who published rates, and when; nothing without rates. */
export const presentRates = (table: RateTable | null) =>
  table ? { rates: { source: table.source, asOf: table.asOf.toISOString() } } : {};

/** Returns the US dollars for one unit of each currency; currencies without a rate are absent. */
export function usdRatesOf(table: RateTable | null, currencies: readonly string[]): ReadonlyMap<string, string> {
  if (!table) return new Map([['USD', '1']]);
  return new Map(
    currencies.flatMap((currency) => {
      const rate = rateBetween(table, currency, 'USD');
      return rate === null ? [] : [[currency, rate] as const];
    }),
  );
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
