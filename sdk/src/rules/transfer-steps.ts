import { type BusinessDate, businessDateOf } from '../time/index.ts';
import type { StatusStep } from './status-steps.ts';
import type { TransferEvent, TransferKind, TransferState } from './transfers.ts';

/** One thing that happened to a transfer. `created` is the first. */
export interface TransferHappening {
  readonly event: 'created' | TransferEvent;
  /** ISO 8601. */
  readonly at: string;
  /** Why, such as a bank's return code. */
  readonly reason?: string | undefined;
}

export interface TransferFacts {
  readonly kind: TransferKind;
  readonly state: TransferState;
  /** Whether the bank may have the instruction, although it hasn't confirmed it. */
  readonly isBeingSent: boolean;
  /** Oldest first. */
  readonly history: readonly TransferHappening[];
  /** When the money should arrive, ISO 8601; null when that can't be known yet. */
  readonly arrivesAt: string | null;
  /** When a queued withdrawal is sent, ISO 8601. */
  readonly sendsAt?: string | null;
  /** The date in New York. */
  readonly today: BusinessDate;
}

export type TransferStepCode =
  | TransferHappening['event']
  | 'hold-decision'
  | 'approval'
  | 'sending'
  | 'confirmation'
  | 'arrival'
  | 'refund'
  | 'clarification'
  | 'may-be-denied'
  | 'may-be-rejected'
  | 'may-be-returned';

export type TransferStep = StatusStep<TransferStepCode>;

const next = (code: TransferStepCode, expectedAt?: string | null): TransferStep => ({
  kind: 'next',
  code,
  ...(expectedAt && { expectedAt }),
});

/** Money that has not arrived on the expected day is late: the day stays, so that nobody plans with a new one. */
const arrivalOf = ({ arrivesAt, today }: TransferFacts): TransferStep => ({
  ...next('arrival', arrivesAt),
  ...(arrivesAt && businessDateOf(new Date(arrivesAt)) < today && { isLate: true }),
});

const risk = (code: TransferStepCode): TransferStep => ({ kind: 'risk', code });

function stepsAhead(facts: TransferFacts): readonly TransferStep[] {
  const { kind, state, isBeingSent, sendsAt } = facts;
  const arrival = arrivalOf(facts);
  const isWithdrawal = kind === 'withdrawal';
  switch (state) {
    case 'on_hold':
      return [next('hold-decision'), next('arrival'), risk('may-be-denied')];
    case 'in_review':
      return [next('approval'), next('sending'), next('arrival'), risk('may-be-rejected')];
    case 'queued':
      return [isBeingSent ? next('confirmation') : next('sending', sendsAt), arrival, risk('may-be-returned')];
    case 'in_transit':
      return isWithdrawal ? [arrival, risk('may-be-returned')] : [arrival];
    case 'completed':
      return isWithdrawal ? [risk('may-be-returned')] : [];
    case 'returned':
      return [next('refund')];
    case 'contradicted':
      return [next('clarification')];
    default:
      return [];
  }
}

/** Explains a transfer's status: what has happened, what comes next and when, and what could still go wrong. */
export const transferSteps = (facts: TransferFacts): readonly TransferStep[] => [
  ...facts.history.map(
    ({ event, at, reason }): TransferStep => ({ kind: 'done', code: event, at, ...(reason && { reason }) }),
  ),
  ...stepsAhead(facts),
];
