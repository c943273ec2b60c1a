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

/**
 * What the list of staff can show: deposits of one state, or all that wait for staff. These are nobody's, held, or credited
 * and recalled.
 */
export const depositFilters = ['waiting', ...depositStates] as const;
export type DepositFilter = (typeof depositFilters)[number];

/** Most characters of the reason of a decision. */
export const depositReasonLimit = 500;

/**
 * Decisions of compliance about a deposit.
 *
 * - `release`: money that monitoring kept back is credited
 * - `deny`: money that is held or nobody's goes back to its sender, again if its refund failed
 * - `return`: money goes back to the bank that recalls it
 */
export const depositDecisions = ['release', 'deny', 'return'] as const;
export type DepositDecision = (typeof depositDecisions)[number];

interface DecidedDeposit {
  readonly state: DepositState;
  /** Whether the sender's bank calls it back. */
  readonly isRecalled: boolean;
}

/** Returns the decisions that are possible now. A recall is a request: credited money stays if nobody decides. */
export function depositDecisionsAbout(deposit: DecidedDeposit): readonly DepositDecision[] {
  const { state, isRecalled } = deposit;
  if (state === 'held') return ['release', 'deny'];
  if (state !== 'credited' && state !== 'unmatched') return [];
  if (isRecalled) return ['return'];
  return state === 'unmatched' ? ['deny'] : [];
}

/**
 * What the sandbox's bank does with a simulated deposit.
 *
 * - `arrived`: it names its account; `unassigned`: it names nobody, so it waits for staff; `held`: compliance checks it first
 * - `delayed`: it arrives on the next banking day
 * - `duplicate-notice`: the bank reports it twice, but it is credited once
 * - `recalled`: the sender's bank asks for it back on the next banking day
 */
export const simulatedDepositOutcomes = [
  'arrived',
  'unassigned',
  'delayed',
  'duplicate-notice',
  'recalled',
  'held',
] as const;
export type SimulatedDepositOutcome = (typeof simulatedDepositOutcomes)[number];

/** What staff did with a deposit, as its record keeps it. */
export type StaffDepositDecision = 'assigned' | 'released' | 'denied' | 'returned';

/**
 * What happens to a deposit, as staff read it.
 *
 * - `held`, `credited`: its account or reference named the organization; `assigned`: staff did
 * - `applied`: a part of it, or all, paid an invoice
 * - `denied`: it goes back to its sender; `returned`: to the bank that recalls it
 */
export const depositEventCodes = [
  'arrived',
  'applied',
  'held',
  'credited',
  'assigned',
  'released',
  'recalled',
  'denied',
  'returned',
  'refund-ordered',
  'refunded',
  'refund-failed',
] as const;
export type DepositEventCode = (typeof depositEventCodes)[number];

interface AssignedDeposit {
  readonly state: DepositState;
  /** Whether the sender's bank calls it back. */
  readonly isRecalled: boolean;
  /** Whether staff decided that it goes back. A denial is final: if the refund fails, compliance sends the money again. */
  readonly isSentBack: boolean;
}

/** Whether staff can credit it to an organization, or move it to another one. */
export const isAssignable = ({ state, isRecalled, isSentBack }: AssignedDeposit): boolean =>
  !isRecalled && (state === 'held' || state === 'credited' || (state === 'unmatched' && !isSentBack));

/** What a deposit's status is explained by. */
export interface DepositFacts {
  readonly state: DepositState;
  /** ISO 8601, as all times here. */
  readonly arrivedAt: string;
  /** When the organization was recognized; absent while it is not. */
  readonly matchedAt?: string | undefined;
  /** Whether monitoring kept it back at first. */
  readonly wasHeld: boolean;
  /** When monitoring released it to a balance. */
  readonly releasedAt?: string | undefined;
  /** When monitoring released it, and it paid an invoice, in part or in full. */
  readonly appliedAt?: string | undefined;
  /** Whether its release pays the invoice that its reference names, if that is open then. */
  readonly mayPayInvoice?: boolean | undefined;
  readonly recalledAt?: string | undefined;
  /** The bank's reason of the recall. */
  readonly recallCode?: string | undefined;
  /** When staff decided that it goes back to its sender. */
  readonly sentBackAt?: string | undefined;
  /** When it had left our bank again; absent when it came back. */
  readonly refundedAt?: string | undefined;
}

export type DepositStepCode =
  | 'deposit-arrived'
  | 'deposit-held'
  | 'deposit-credited'
  | 'deposit-applied'
  | 'deposit-recalled'
  | 'deposit-denied'
  | 'deposit-returned'
  | 'deposit-refunded'
  | 'deposit-match'
  | 'deposit-review'
  | 'deposit-pays-invoice'
  | 'deposit-refund'
  | 'deposit-may-be-recalled'
  | 'deposit-may-be-denied';

type DepositStep = StatusStep<DepositStepCode>;

const done = (code: DepositStepCode, at: string | undefined, reason?: string): readonly DepositStep[] =>
  at === undefined ? [] : [{ kind: 'done', code, at, ...(reason && { reason }) }];

/** Explains a deposit's status: what has happened, what comes next, and what could still go wrong. */
export function depositSteps(facts: DepositFacts): readonly DepositStep[] {
  const { arrivedAt, matchedAt, wasHeld, releasedAt, appliedAt, recalledAt, recallCode, sentBackAt, refundedAt } =
    facts;
  const isDenied = wasHeld && releasedAt === undefined;
  const past = [
    ...done('deposit-arrived', arrivedAt),
    ...(wasHeld ? done('deposit-held', matchedAt) : []),
    ...done('deposit-applied', appliedAt),
    ...done('deposit-credited', wasHeld ? releasedAt : matchedAt),
    ...done('deposit-recalled', recalledAt, recallCode),
    ...done(isDenied ? 'deposit-denied' : 'deposit-returned', sentBackAt),
    ...done('deposit-refunded', refundedAt),
  ];
  // A recall comes at any time, also after the decision. Steps of one moment keep the order above.
  return [...past.toSorted((one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? '')), ...ahead(facts)];
}

function ahead({ state, mayPayInvoice, recalledAt, sentBackAt }: DepositFacts): readonly DepositStep[] {
  switch (state) {
    case 'unmatched':
      // Money that staff sent back waits here when its refund failed.
      return [{ kind: 'next', code: sentBackAt === undefined ? 'deposit-match' : 'deposit-refund' }];
    case 'held':
      return [
        { kind: 'next', code: 'deposit-review' },
        // A deposit that its bank recalls pays nothing.
        ...(mayPayInvoice && recalledAt === undefined
          ? ([{ kind: 'next', code: 'deposit-pays-invoice' }] as const)
          : []),
        { kind: 'risk', code: 'deposit-may-be-denied' },
      ];
    case 'credited':
      // Once it was recalled, the risk has come true.
      return recalledAt === undefined ? [{ kind: 'risk', code: 'deposit-may-be-recalled' }] : [];
    case 'refunding':
      return [{ kind: 'next', code: 'deposit-refund' }];
    case 'recalled':
    case 'applied':
    case 'refunded':
      return [];
  }
}
