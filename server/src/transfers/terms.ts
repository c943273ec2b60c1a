import type { PricingTier } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';

/** Prices and limits of transfers, as they apply from a date on. */
export interface TransferTerms {
  /** First date, in New York. */
  readonly from: BusinessDate;
  /** Our share of a converted amount, as a fraction, by plan. */
  readonly conversionMargin: Readonly<Record<PricingTier, string>>;
  /** How long a quote can be used: the rate of a conversion moves, the amount of another transfer does not. */
  readonly quoteMinutes: { readonly conversion: number; readonly other: number };
}

/** Oldest first. Add an entry to change a price; entries that have applied never change. */
const history: readonly TransferTerms[] = [
  {
    from: '2021-01-01',
    conversionMargin: { vault: '0.006', premium: '0.004' },
    quoteMinutes: { conversion: 5, other: 30 },
  },
];

/** Returns the terms that apply on a date. @throws RangeError before the first ones */
export function transferTermsOn(date: BusinessDate, terms: readonly TransferTerms[] = history): TransferTerms {
  const found = terms.findLast(({ from }) => from <= date);
  if (!found) throw new RangeError(`There are no terms for transfers on ${date}.`);
  return found;
}
