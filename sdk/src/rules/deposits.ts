import type { StatusStep } from './status-steps.ts';

/**
 * State of a deposit.
 *
 * - `unmatched`: nobody knows yet whose it is; `credited`: on an organization's balance
 * - `held`: kept back by monitoring; `recalled`: its sender's bank took it back
 * - `applied`: all of it paid an invoice; `refunding`, `refunded`: what did not pay one goes, or went, back to its sender
 */
export const depositStates = ['unmatched', 'held', 'credited', 'recalled', 'applied', 'refunding', 'refunded'] as const;
export type DepositState = (typeof depositStates)[number];

/** What a deposit's status is explained by. */
export interface DepositFacts {
  readonly state: DepositState;
  /** ISO 8601, as all times here. */
  readonly arrivedAt: string;
  /** When the organization was recognized; absent while it is not. */
  readonly matchedAt?: string | undefined;
  /** Whether monitoring kept it back at first. */
  readonly wasHeld: boolean;
  /** When monitoring released it. */
  readonly releasedAt?: string | undefined;
  readonly recalledAt?: string | undefined;
  /** The bank's reason of the recall. */
  readonly recallCode?: string | undefined;
}

export type DepositStepCode =
  | 'deposit-arrived'
  | 'deposit-held'
  | 'deposit-credited'
  | 'deposit-recalled'
  | 'deposit-match'
  | 'deposit-review'
  | 'deposit-may-be-recalled'
  | 'deposit-may-be-denied';

type DepositStep = StatusStep<DepositStepCode>;

const done = (code: DepositStepCode, at: string | undefined, reason?: string): readonly DepositStep[] =>
  at === undefined ? [] : [{ kind: 'done', code, at, ...(reason && { reason }) }];

/** Explains a deposit's status: what has happened, what comes next, and what could still go wrong. */
export function depositSteps(facts: DepositFacts): readonly DepositStep[] {
  const { arrivedAt, matchedAt, wasHeld, releasedAt, recalledAt, recallCode } = facts;
  return [
    ...done('deposit-arrived', arrivedAt),
    ...(wasHeld
      ? [...done('deposit-held', matchedAt), ...done('deposit-credited', releasedAt)]
      : done('deposit-credited', matchedAt)),
    ...done('deposit-recalled', recalledAt, recallCode),
    ...ahead(facts),
  ];
}

function ahead({ state, recalledAt }: DepositFacts): readonly DepositStep[] {
  switch (state) {
    case 'unmatched':
      return [{ kind: 'next', code: 'deposit-match' }];
    case 'held':
      return [
        { kind: 'next', code: 'deposit-review' },
        { kind: 'risk', code: 'deposit-may-be-denied' },
      ];
    case 'credited':
      // Once it was recalled, the risk has come true.
      return recalledAt === undefined ? [{ kind: 'risk', code: 'deposit-may-be-recalled' }] : [];
    case 'recalled':
    case 'applied':
    case 'refunding':
    case 'refunded':
      return [];
  }
}
