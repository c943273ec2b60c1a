import type { ExternalAccountKind, NameCheckOutcome } from '../rules/external-accounts.ts';
import { type Problem, problem } from '../validation/problem.ts';

/** The consequence of an outcome: the person continues, continues after a warning, or can't continue. */
export type NameCheckConsequence = 'continue' | 'warn' | 'refuse';

interface NameCheckPolicy {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly consequences: Readonly<
    Record<ExternalAccountKind, Readonly<Record<NameCheckOutcome, NameCheckConsequence>>>
  >;
  /** Hours before an account can be paid, after a warning. */
  readonly waitingHours: Readonly<Record<NameCheckOutcome, number>>;
}

const othersAccount = { match: 'continue', 'close-match': 'warn', 'no-match': 'warn', unavailable: 'warn' } as const;

/** What we do with an outcome, newest first. Add an entry with the day from which a change counts. */
const policies: readonly NameCheckPolicy[] = [
  {
    from: '2021-01-01',
    consequences: {
      // Money to an own account is no payment to somebody else, so the account has to be the organization's.
      'own-business': { ...othersAccount, 'no-match': 'refuse' },
      business: othersAccount,
      person: othersAccount,
    },
    waitingHours: { match: 0, 'close-match': 0, 'no-match': 24, unavailable: 0 },
  },
];

export interface NameCheckVerdict {
  readonly consequence: NameCheckConsequence;
  /** How long the account can't be paid yet. */
  readonly waitingHours: number;
}

/** Returns the consequence of a name check. @param date `YYYY-MM-DD`: the policy changes with time */
export function judgeNameCheck(kind: ExternalAccountKind, outcome: NameCheckOutcome, date: string): NameCheckVerdict {
  const policy = policies.find(({ from }) => from <= date);
  if (!policy) return { consequence: 'refuse', waitingHours: 0 };
  return { consequence: policy.consequences[kind][outcome], waitingHours: policy.waitingHours[outcome] };
}

const legalFormOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two names differ only in case, accents, spaces and punctuation. */
const isSameName = (one: string, other: string): boolean => legalFormOf(one) === legalFormOf(other);

/** Checks the holder of an account: one's own account is in the organization's legal name. */
export const checkHolder = (kind: ExternalAccountKind, holderName: string, legalName: string): Problem | null =>
  kind !== 'own-business' || isSameName(holderName, legalName) ? null : problem('holderNotOwn');
