import { parseDecimal, roundHalfUp } from '../money/index.ts';
import { type BusinessDate, daysBetween } from '../time/index.ts';
import { type DiscountedInvoice, isDiscountInForce } from './early-discount.ts';
import { isOpen } from './invoice-status.ts';

/** What payers earn. */
export interface RewardTerms {
  /** The business date from which they hold. */
  readonly from: BusinessDate;
  /** Yearly rate in percent, as decimal text. */
  readonly annualPercent: string;
  /** What a point is worth, in US cents. */
  readonly pointMinor: bigint;
  /** The fewest points that may be redeemed at once. */
  readonly minRedeemed: bigint;
}

/** The currency whose invoices earn points, and in which points are worth something. */
export const rewardCurrency = 'USD';

/** In order of `from`. */
const allTerms: readonly RewardTerms[] = [
  { from: '2021-01-01', annualPercent: '2', pointMinor: 1n, minRedeemed: 100n },
];

/** The terms of a business date. Before the first ones, nothing is earned. */
export const rewardTermsOn = (date: BusinessDate): RewardTerms | undefined =>
  allTerms.findLast(({ from }) => from <= date);

/** A payment that may earn points. */
export interface RewardedPayment {
  /** Minor units of `currency`. */
  readonly amountMinor: bigint;
  readonly currency: string;
  /** Business date on which the payer authorized it. */
  readonly authorizedOn: BusinessDate;
  readonly dueDate: BusinessDate;
  /** Whether the payer took an early-payment discount, which excludes a reward. */
  readonly hasEarlyDiscount: boolean;
}

const daysOfYear = 365n;

/**
 * The points for paying before the due date: the amount's interest for the days in between, rounded half up to whole
 * points. 0 for other currencies, on the due date and later, and with an early-payment discount.
 */
export function rewardPoints({
  amountMinor,
  currency,
  authorizedOn,
  dueDate,
  hasEarlyDiscount,
}: RewardedPayment): bigint {
  const terms = rewardTermsOn(authorizedOn);
  if (!terms || currency !== rewardCurrency || hasEarlyDiscount || authorizedOn >= dueDate) return 0n;
  const days = BigInt(daysBetween(authorizedOn, dueDate));
  const { units, scale } = parseDecimal(terms.annualPercent);
  return roundHalfUp(amountMinor * units * days, 100n * 10n ** BigInt(scale) * daysOfYear * terms.pointMinor);
}

export interface RewardableInvoice extends DiscountedInvoice {
  readonly currency: string;
  readonly dueDate: BusinessDate;
}

/**
 * Whether an open invoice says that its payer earns points: until the due date, in US dollars, and without a discount
 * that may still be taken.
 */
export const isRewardOffered = (invoice: RewardableInvoice, today: BusinessDate): boolean =>
  isOpen(invoice.status) &&
  invoice.currency === rewardCurrency &&
  today <= invoice.dueDate &&
  !isDiscountInForce(invoice, today);

/** What points are worth on a business date, in US cents. */
export const rewardValueMinor = (points: bigint, on: BusinessDate): bigint =>
  points * (rewardTermsOn(on)?.pointMinor ?? 0n);
