import type { CurrencyEntry } from '@quittance/sdk/reference';

export interface CurrencyGroups {
  readonly popular: readonly CurrencyEntry[];
  readonly others: readonly CurrencyEntry[];
}

/**
 * What can be chosen, popular ones first; those out of use are not offered.
 * @param shown the currency of a field that can't be changed, which is shown whatever it is
 */
export function groupCurrencies(currencies: readonly CurrencyEntry[], shown?: string): CurrencyGroups {
  const offered = currencies.filter(({ currency, isRetired }) => !isRetired || currency === shown);
  return { popular: offered.filter(({ popular }) => popular), others: offered.filter(({ popular }) => !popular) };
}
