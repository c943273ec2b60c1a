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

/** The last day on which the balance counts as reached in time. */
export const balanceDueOn = (approvedOn: BusinessDate, { weeks }: Pick<FreePlanTerms, 'weeks'>): BusinessDate =>
  addDays(approvedOn, weeks * 7);

/**
 * State of the balance that the free plan requires of an organization.
 *
 * - `pending`: there is time left; `missed`: the time is over, and it still counts as soon as it is reached
 * - `reached`: nothing more is required
 * - `waived`: staff do without it; `ended`: the organization has left the free plan
 */
export const freePlanBalanceStates = ['pending', 'missed', 'reached', 'waived', 'ended'] as const;
export type FreePlanBalanceState = (typeof freePlanBalanceStates)[number];

const open: ReadonlySet<FreePlanBalanceState> = new Set<FreePlanBalanceState>(['pending', 'missed']);

/** Whether the balance is still looked for. */
export const isBalanceRequired = (state: FreePlanBalanceState): boolean => open.has(state);

/** How staff decide about an organization without the balance. */
export const freePlanDecisions = ['extend', 'waive'] as const;
export type FreePlanDecision = (typeof freePlanDecisions)[number];

/** Maximum length of the reason of a decision. */
export const maxFreePlanNoteCharacters = 500;

/** What is known of the balance of one organization on a day. */
export interface FreePlanFacts {
  readonly state: 'pending' | 'missed';
  readonly approvedOn: BusinessDate;
  readonly dueOn: BusinessDate;
  /** The day of the last reminder; null before the first. */
  readonly remindedOn: BusinessDate | null;
  readonly requiredMinor: bigint;
  readonly balanceMinor: bigint;
}

/** What is to be done on a day; `wait`: nothing. */
export type FreePlanStep = 'reach' | 'miss' | 'remind' | 'wait';

/**
 * Decides what the balance means on a day. Days that no run saw are caught up by one reminder, and none comes after the last
 * day.
 */
export function freePlanStepOn(
  today: BusinessDate,
  facts: FreePlanFacts,
  terms: Pick<FreePlanTerms, 'remindedOn'> = freePlanTermsOn(facts.approvedOn) ?? { remindedOn: [] },
): FreePlanStep {
  const { state, approvedOn, dueOn, remindedOn, requiredMinor, balanceMinor } = facts;
  if (balanceMinor >= requiredMinor) return 'reach';
  if (state === 'missed') return 'wait';
  if (today > dueOn) return 'miss';
  // The last day is a day of reminders too: staff may have moved it.
  const days = [...terms.remindedOn.map((each) => addDays(approvedOn, each)), dueOn];
  const isDue = days.some((day) => day <= today && (remindedOn === null || remindedOn < day));
  return isDue ? 'remind' : 'wait';
}
