import type { CurrencyEntry } from '@quittance/sdk/reference';

export interface CurrencyGroups {
  readonly popular: readonly CurrencyEntry[];
  readonly others: readonly CurrencyEntry[];
}

/**
 * Returns the currencies to choose from, popular ones first, without those no longer in use.
 * @param shown the currency of a field that can't be changed, which is always included
 */
export function groupCurrencies(currencies: readonly CurrencyEntry[], shown?: string): CurrencyGroups {
  const offered = currencies.filter(({ currency, isRetired }) => !isRetired || currency === shown);
  return { popular: offered.filter(({ popular }) => popular), others: offered.filter(({ popular }) => !popular) };
}
