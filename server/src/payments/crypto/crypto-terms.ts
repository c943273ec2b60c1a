import type { Coin } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Rules for payments with coins, as they apply to quotes made from a date on. */
interface CryptoTerms {
  /** First date, in New York. */
  readonly from: BusinessDate;
  /** How long a quoted rate holds. */
  readonly quoteMinutes: number;
  /** Blocks after which a transaction counts as final. */
  readonly confirmations: Readonly<Record<Coin, number>>;
  /** How long a transaction may wait for that, from when enough coins were seen. */
  readonly confirmWithinHours: number;
  /** Less than this is not sent back: the network's fee would take it. */
  readonly leastRefundMinor: Readonly<Record<Coin, bigint>>;
}

/** Oldest first. Add an entry to change a term; entries that have applied never change. */
const history: readonly CryptoTerms[] = [
  {
    from: '2021-01-01',
    quoteMinutes: 15,
    confirmations: { BTC: 3, ETH: 12 },
    confirmWithinHours: 72,
    leastRefundMinor: { BTC: 2_000n, ETH: 1_000_000_000_000_000n },
  },
];

/** Returns the terms that apply on a date. @throws RangeError before the first ones */
export function cryptoTermsOn(date: BusinessDate, terms: readonly CryptoTerms[] = history): CryptoTerms {
  const found = terms.findLast(({ from }) => from <= date);
  if (!found) throw new RangeError(`There are no terms for coins on ${date}.`);
  return found;
}

/** Returns when a quote expires that the end of the day doesn't cut short. */
export const fullTermEndsAt = (quotedAt: Date, { quoteMinutes }: CryptoTerms): Date =>
  new Date(quotedAt.getTime() + quoteMinutes * minuteMs);

/** Returns when a payment ends that the network does not confirm. */
export const confirmBy = (seenAt: Date, { confirmWithinHours }: CryptoTerms): Date =>
  new Date(seenAt.getTime() + confirmWithinHours * hourMs);
