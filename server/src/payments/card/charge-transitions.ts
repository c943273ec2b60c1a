import type { CardNews } from '../../providers/index.ts';

/**
 * State of a charge.
 *
 * - `queued`: not sent yet; `unknown`: the processor may or may not have it, so it must be asked
 * - `authorized`: the card's bank agreed; `capturing`: the processor was told to take the money, and must be asked
 * - `captured`: the money was taken
 * - `declined`: the card was refused; `voided`: ended before any money was taken
 * - `refunding`, `refunded`: taken although we had given it up, so it is given back
 */
export type ChargeState =
  | 'queued'
  | 'unknown'
  | 'authorized'
  | 'capturing'
  | 'captured'
  | 'declined'
  | 'voided'
  | 'refunding'
  | 'refunded';

export type DisputeState = 'open' | 'won' | 'lost' | null;

/** What news means for a charge, in order. */
export type ChargeStep =
  | 'authorize'
  | 'capture'
  | 'decline'
  | 'void'
  | 'pay-out'
  | 'open-dispute'
  | 'win-dispute'
  | 'lose-dispute'
  | 'give-back'
  | 'refund'
  | 'refund-by-dispute'
  | 'refund-unasked'
  | 'pay-back-twice';

interface Charge {
  readonly state: ChargeState;
  /** Whether its money was taken for what it pays. False if it was taken only after we had given it up. */
  readonly isCaptured: boolean;
  readonly isPaidOut: boolean;
  readonly dispute: DisputeState;
}

const early: ReadonlySet<ChargeState> = new Set(['queued', 'unknown', 'authorized', 'capturing']);
const givenUp: ReadonlySet<ChargeState> = new Set(['declined', 'voided']);

/** The steps up to the capture that have not been seen. */
function missingSteps(state: ChargeState): ChargeStep[] {
  if (state === 'queued' || state === 'unknown') return ['authorize', 'capture'];
  return state === 'authorized' || state === 'capturing' ? ['capture'] : [];
}

function disputeSteps({ state, dispute }: Charge, news: CardNews['kind']): ChargeStep[] {
  if (dispute === 'won' || dispute === 'lost') return [];
  const opening: ChargeStep[] = dispute === null ? ['open-dispute'] : [];
  if (news === 'dispute-opened') return opening;
  return [...opening, news === 'dispute-won' ? 'win-dispute' : losingStep(state)];
}

/** A lost dispute takes the money of a charge that is refunded too: instead of the refund, or in addition. */
function losingStep(state: ChargeState): ChargeStep {
  if (state === 'refunded') return 'pay-back-twice';
  return state === 'refunding' || givenUp.has(state) ? 'refund-by-dispute' : 'lose-dispute';
}

function refundSteps({ state, dispute }: Charge): readonly ChargeStep[] {
  // The dispute took the money already.
  if (dispute === 'lost') return ['pay-back-twice'];
  if (state === 'refunding') return ['refund'];
  if (givenUp.has(state)) return ['give-back', 'refund'];
  // Repeated news.
  if (state === 'refunded') return [];
  return [...missingSteps(state), 'refund-unasked'];
}

/**
 * Returns the steps that news causes, so that a payment sees one story however news is repeated, delayed and reordered:
 * authorized, captured, paid out; perhaps disputed, then won or lost. Or declined, or voided; what is captured after
 * that is given back. Money that leaves without an order, or twice, is a step too, so that it is booked and shown to staff.
 */
export function stepsAfter(charge: Charge, news: CardNews['kind']): readonly ChargeStep[] {
  const { state, isCaptured, isPaidOut } = charge;
  switch (news) {
    case 'authorized':
      return state === 'queued' || state === 'unknown' ? ['authorize'] : [];
    case 'declined':
      return early.has(state) ? ['decline'] : [];
    case 'voided':
      return early.has(state) ? ['void'] : [];
    case 'captured':
      return givenUp.has(state) ? ['give-back'] : missingSteps(state);
    case 'refunded':
      return refundSteps(charge);
    default:
      break;
  }
  const missing: readonly ChargeStep[] = givenUp.has(state) ? ['give-back'] : missingSteps(state);
  if (news !== 'paid-out') return [...missing, ...disputeSteps(charge, news)];
  // A charge that is taken late is only refunded: the processor nets its payout.
  const hasPayout = early.has(state) || isCaptured;
  return [...missing, ...(hasPayout && !isPaidOut ? (['pay-out'] as const) : [])];
}
