import { addDays, type BusinessDate } from '../time/index.ts';
import type { PricingTier } from './pricing-tier.ts';

/** The plan that costs nothing. */
export const freePlan: PricingTier = 'vault';

/** What the free plan asks of organizations that are approved from a date on. */
interface FreePlanTerms {
  readonly from: BusinessDate;
  /** The balance that they need; US cents. */
  readonly balanceMinor: bigint;
  /** Weeks after the approval within which they need it. */
  readonly weeks: number;
  /** Days after the approval on which owners without it are reminded, in order. */
  readonly remindedOn: readonly number[];
}

/** Oldest first. Add an entry to change the terms; entries that have applied never change. */
const history: readonly FreePlanTerms[] = [
  { from: '2021-01-01', balanceMinor: 500_000n, weeks: 2, remindedOn: [7, 12, 14] },
];

/** Returns the terms for organizations approved on a date; null before there were any. */
export const freePlanTermsOn = (
  approvedOn: BusinessDate,
  terms: readonly FreePlanTerms[] = history,
): FreePlanTerms | null => terms.findLast(({ from }) => from <= approvedOn) ?? null;

/** The last day on which the balance may still be reached. */
export const balanceDueOn = (approvedOn: BusinessDate, { weeks }: FreePlanTerms): BusinessDate =>
  addDays(approvedOn, weeks * 7);
