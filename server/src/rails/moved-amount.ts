import type { InstructionKind, Leg, RailEvent } from '../providers/index.ts';

/** What an event is about. */
export type Moving = { readonly amountMinor: bigint } & (
  | { readonly kind: InstructionKind }
  /** Money that arrived, or that the bank took for itself: below 0. */
  | { readonly kind: 'incoming' }
);

export interface ReportedMove {
  readonly kind: RailEvent['kind'];
  readonly feeMinor: bigint;
  /** Of a book transfer: the entry of one of the two accounts; null if the event tells of both, or of another order. */
  readonly leg: Leg | null;
}

/**
 * Returns by how much events of one instruction or credit changed what we have at the bank, in minor units. In the order
 * in which they happened, this is the bank's view; in that in which they were applied, the ledger's (`transitions.ts`):
 * a settlement that is reported after the return moves nothing, since both cancel each other out.
 */
export function movedAmount(moving: Moving, events: readonly ReportedMove[]): bigint {
  const fees = events.reduce((sum, { feeMinor }) => sum + feeMinor, 0n);
  return (moving.kind === 'book' ? movedBetween : movedOutside)(moving, events) - fees;
}

/**
 * A book transfer moves money only while one of the two accounts has booked it: below 0 between the accounts, also on
 * the way back.
 */
const movedBetween = ({ amountMinor }: Moving, events: readonly ReportedMove[]): bigint =>
  events.reduce((moved, { leg }) => moved + (leg === null ? 0n : leg === 'credit' ? amountMinor : -amountMinor), 0n);

function movedOutside({ kind, amountMinor }: Moving, events: readonly ReportedMove[]): bigint {
  const whole = kind === 'debit' || kind === 'incoming' ? amountMinor : -amountMinor;
  let moved = 0n;
  let cameBack = false;
  for (const event of events) {
    if (event.kind === 'incoming' || event.kind === 'charged') moved = whole;
    else if (event.kind === 'settled' && !cameBack) moved = whole;
    else if (event.kind === 'returned' || event.kind === 'recalled' || (event.kind === 'rejected' && moved !== 0n)) {
      moved = 0n;
      cameBack = true;
    }
  }
  return moved;
}
