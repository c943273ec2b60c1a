import { bankingMorningAfter, railSettlement, type SandboxPayoutOutcome } from '@quittance/sdk/rules';
import { readAccountToken } from '../sandbox-bank/account-token.ts';
import type { ReturningAccount } from '../sandbox-bank/banks.ts';
import { payoutOutcomeOf } from '../sandbox-bank/payout-outcome.ts';
import type { InstructionNews, RailOrder } from './rails.ts';

/** An event that the sandbox's bank will report. */
export interface PlannedEvent {
  readonly kind: InstructionNews['kind'];
  readonly code: string | null;
  readonly feeMinor: bigint | null;
  readonly occurredAt: Date;
  /** Later than `occurredAt` when its delivery is delayed. */
  readonly deliverAt: Date;
  readonly deliveries: number;
}

/** How the sandbox's bank reacts to an order. */
export interface Reaction {
  /** `answers-too-late`: accepted, but the answer is lost. */
  readonly answer: 'accepts' | 'refuses' | 'answers-too-late' | 'unreachable' | 'unreachable-at-first';
  readonly refusalCode: string;
  plan(submittedAt: Date): readonly PlannedEvent[];
}

/** The sandbox bank's fee for a returned debit or payout, in minor units. */
const returnFeeMinor = 200n;
const returnBankingDays = 2;
/** An unauthorized debit of a consumer may be returned for 60 calendar days; here it takes about a month. */
const lateReturnBankingDays = 20;
const slowBankingDays = 4;

const event = (
  kind: PlannedEvent['kind'],
  occurredAt: Date,
  { code = null, feeMinor = null }: { readonly code?: string | null; readonly feeMinor?: bigint | null } = {},
): PlannedEvent => ({ kind, code, feeMinor, occurredAt, deliverAt: occurredAt, deliveries: 1 });

/** Returns how the bank reacts to an order, as the account that it names defines. */
export function reactionTo(order: RailOrder): Reaction {
  const { counterparty, kind, presentment } = order;
  switch (counterparty.kind) {
    case 'linked-account': {
      // A refund. The accounts describe what happens to debits.
      if (kind === 'credit') return reactionOf(kind, 'settles');
      const { behaviour } = readAccountToken(counterparty.accountToken);
      return typeof behaviour === 'string' ? reactionOf(kind, behaviour) : returningReaction(behaviour, presentment);
    }
    case 'bank-account':
      return reactionOf(kind, payoutOutcomeOf(counterparty.accountNumber));
    case 'own-account':
      return reactionOf(kind, 'settles');
  }
}

function returningReaction({ code, when, times }: ReturningAccount, presentment: number): Reaction {
  return {
    answer: 'accepts',
    refusalCode: '',
    plan(submittedAt) {
      const settlesAt = railSettlement('debit', submittedAt);
      const settled = event('settled', settlesAt);
      if (presentment > (times ?? presentment)) return [settled];
      const returned = (at: Date) => event('returned', at, { code, feeMinor: returnFeeMinor });
      if (when === 'before-settlement') return [returned(settlesAt)];
      const days = when === 'in-window' ? returnBankingDays : lateReturnBankingDays;
      return [settled, returned(bankingMorningAfter(settlesAt, days))];
    },
  };
}

/** The same outcomes for debits, payouts and wires. A bank confirms nothing of a debit. */
function reactionOf(kind: RailOrder['kind'], outcome: SandboxPayoutOutcome): Reaction {
  const isUnreachable = outcome === 'unreachable' || outcome === 'unreachable-at-first';
  const isRefused = outcome === 'refused' || outcome === 'contradicted';
  return {
    answer: isUnreachable || outcome === 'answers-too-late' ? outcome : isRefused ? 'refuses' : 'accepts',
    refusalCode: 'R13',
    plan(submittedAt) {
      if (outcome === 'refused') return [];
      if (outcome === 'contradicted') return [event('settled', bankingMorningAfter(submittedAt, 1))];
      const settlesAt = railSettlement(kind, submittedAt, outcome === 'slow' ? slowBankingDays : 0);
      const submitted = kind === 'debit' ? [] : [event('submitted', submittedAt)];
      return [...submitted, ...outcomeEvents(outcome, settlesAt)];
    },
  };
}

function outcomeEvents(outcome: SandboxPayoutOutcome, settlesAt: Date): readonly PlannedEvent[] {
  const settled = event('settled', settlesAt);
  const returnedAt = bankingMorningAfter(settlesAt, returnBankingDays);
  const returned = event('returned', returnedAt, { code: 'R02', feeMinor: returnFeeMinor });
  switch (outcome) {
    case 'rejected':
      return [event('rejected', settlesAt, { code: 'R03' })];
    case 'returned':
      return [settled, returned];
    case 'recalled':
      return [settled, event('recalled', bankingMorningAfter(settlesAt, 1), { code: 'R06', feeMinor: 0n })];
    case 'disordered':
      return [
        { ...settled, deliverAt: bankingMorningAfter(returnedAt, 1), deliveries: 2 },
        { ...returned, deliveries: 2 },
      ];
    default:
      return [settled];
  }
}
