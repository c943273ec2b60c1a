import { addMonths, type BusinessDate } from '../time/index.ts';
import type { PricingTier } from './pricing-tier.ts';

/** What a plan costs. */
export interface PlanTerms {
  readonly tier: PricingTier;
  /** The business date from which they hold. */
  readonly from: BusinessDate;
  /** Price of a month, charged at its start; US cents. */
  readonly monthlyMinor: bigint;
}

/** The currency of plans' prices. */
export const planCurrency = 'USD';

/** For each plan in order of `from`. A new price is a new entry: earlier months keep theirs. */
const allTerms: readonly PlanTerms[] = [
  { tier: 'vault', from: '2021-01-01', monthlyMinor: 0n },
  { tier: 'premium', from: '2021-01-01', monthlyMinor: 4_900n },
];

/** The price of a month that starts on a business date, in US cents; 0 before a plan's first terms. */
export const monthlyPlanPrice = (tier: PricingTier, on: BusinessDate, terms: readonly PlanTerms[] = allTerms): bigint =>
  terms.findLast((each) => each.tier === tier && each.from <= on)?.monthlyMinor ?? 0n;

/**
 * The first day of a month of a plan. Months start on the day of the month on which the plan started, or on the last day of
 * a shorter month.
 * @param number 0 for the first month
 */
export const planMonthStart = (startedOn: BusinessDate, number: number): BusinessDate => addMonths(startedOn, number);

/** `due`: not yet covered by the balance, tried again each day. `waived`: staff decided not to take it. */
export const planChargeStates = ['due', 'paid', 'waived'] as const;
export type PlanChargeState = (typeof planChargeStates)[number];
