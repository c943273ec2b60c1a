import type { AccountType, ProviderAnswer } from '@quittance/sdk/rules';

/** How the sandbox's provider treats an application. */
export const accountBehaviours = [
  'approves',
  'denies',
  'finds-ineligible',
  'asks',
  'reviews',
  'finds-errors',
  'finds-errors-later',
  'is-away',
  'answers-too-late',
] as const;
export type AccountBehaviour = (typeof accountBehaviours)[number];

/** Words after `Provider` in a legal name; see the README. */
const words: Readonly<Record<string, AccountBehaviour>> = {
  denied: 'denies',
  ineligible: 'finds-ineligible',
  question: 'asks',
  review: 'reviews',
  error: 'finds-errors',
  faults: 'finds-errors-later',
  away: 'is-away',
  late: 'answers-too-late',
};

const named =
  /\bprovider (denied|ineligible|question|review|error|faults|away|late)(?: (traditional|smart|merchant))?\b/gi;

/** Returns how an application is treated, by the words in the company's legal name. */
export function behaviourOf(legalName: string, accountType: AccountType): AccountBehaviour {
  for (const [, word = '', type] of legalName.matchAll(named)) {
    if (type === undefined || type.toLowerCase() === accountType) return words[word.toLowerCase()] ?? 'approves';
  }
  return 'approves';
}

export interface PlannedAnswer {
  readonly status: ProviderAnswer;
  /** Business time after the application. */
  readonly afterMs: number;
  readonly reason?: string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const submitted: PlannedAnswer = { status: 'submitted', afterMs: 0 };
const approved = (afterMs: number): PlannedAnswer => ({ status: 'approved', afterMs });

/** Returns what the provider says of an application that it has, and when. @param sending see `AccountOrder` */
export function planOf(behaviour: AccountBehaviour, sending: number): readonly PlannedAnswer[] {
  const review: PlannedAnswer = { status: 'in_review', afterMs: minuteMs };
  switch (behaviour) {
    case 'denies':
      return [submitted, { status: 'denied', afterMs: 2 * minuteMs, reason: 'Outside of the risk appetite.' }];
    case 'finds-ineligible':
      return [submitted, { status: 'ineligible', afterMs: 2 * minuteMs, reason: 'Not offered to this business.' }];
    case 'asks': {
      const reason = 'A bank statement of the last three months.';
      return [submitted, review, { status: 'request_for_information', afterMs: 2 * minuteMs, reason }, approved(dayMs)];
    }
    case 'finds-errors-later':
      return [submitted, sending === 1 ? { status: 'error', afterMs: 2 * minuteMs } : approved(2 * minuteMs)];
    case 'reviews':
      return [submitted, review, approved(dayMs)];
    default:
      return [submitted, approved(2 * minuteMs)];
  }
}
