import type { PricingTier } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';

/** Limits above which staff must approve a withdrawal, in cents of US dollars. */
export interface ReviewLimits {
  readonly knownRecipientUsdCents: bigint;
  /** For a recipient whose current details no payment has reached. */
  readonly newRecipientUsdCents: bigint;
  readonly dayUsdCents: bigint;
}

/** Prices and limits of transfers, as they apply from a date on. */
export interface TransferTerms {
  /** First date, in New York. */
  readonly from: BusinessDate;
  /** Our share of a converted amount, as a fraction, by plan. */
  readonly conversionMargin: Readonly<Record<PricingTier, string>>;
  /** Fee of a withdrawal in US dollars, by way: other currencies pay its value, rounded up. */
  readonly withdrawalFeeUsd: { readonly local: string; readonly wire: string };
  /** Minutes in which a withdrawal can be canceled before it is sent. */
  readonly cancelMinutes: number;
  readonly review: ReviewLimits;
  /** How long a quote can be used: the rate of a conversion moves, the amount of another transfer does not. */
  readonly quoteMinutes: { readonly conversion: number; readonly other: number };
}

/** Oldest first. Add an entry to change a price; entries that have applied never change. */
const history: readonly TransferTerms[] = [
  {
    from: '2021-01-01',
    conversionMargin: { vault: '0.006', premium: '0.004' },
    withdrawalFeeUsd: { local: '1.00', wire: '15.00' },
    cancelMinutes: 10,
    review: { knownRecipientUsdCents: 25_000_00n, newRecipientUsdCents: 5_000_00n, dayUsdCents: 50_000_00n },
    quoteMinutes: { conversion: 5, other: 30 },
  },
];

/** Returns the terms that apply on a date. @throws RangeError before the first ones */
export function transferTermsOn(date: BusinessDate, terms: readonly TransferTerms[] = history): TransferTerms {
  const found = terms.findLast(({ from }) => from <= date);
  if (!found) throw new RangeError(`There are no terms for transfers on ${date}.`);
  return found;
}
