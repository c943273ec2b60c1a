import type { InstructionKind, RailEvent } from '../providers/index.ts';

/** What an event is about. */
export type Moving = { readonly amountMinor: bigint } & (
  | { readonly kind: InstructionKind }
  /** Money that arrived, or that the bank took for itself: below 0. */
  | { readonly kind: 'incoming' }
);

export interface ReportedMove {
  readonly kind: RailEvent['kind'];
  readonly feeMinor: bigint;
}

/** What a whole instruction adds to what we have at the bank. A book transfer stays within it: see {@link movedBetween}. */
function wholeOf({ kind, amountMinor }: Moving): bigint {
  if (kind === 'book') return 0n;
  return kind === 'debit' || kind === 'incoming' ? amountMinor : -amountMinor;
}

/**
 * Returns by how much events of one instruction or credit changed what we have at the bank, in minor units. In the order
 * in which they happened, this is the bank's view; in that in which they were applied, the ledger's (`transitions.ts`):
 * a settlement that is reported after the return moves nothing, since both cancel each other out.
 */
export function movedAmount(moving: Moving, events: readonly ReportedMove[]): bigint {
  const whole = wholeOf(moving);
  let moved = 0n;
  let fees = 0n;
  let cameBack = false;
  for (const { kind, feeMinor } of events) {
    fees += feeMinor;
    if (kind === 'incoming' || kind === 'charged') moved = whole;
    else if (kind === 'settled' && !cameBack) moved = whole;
    else if (kind === 'returned' || kind === 'recalled' || (kind === 'rejected' && moved !== 0n)) {
      moved = 0n;
      cameBack = true;
    }
  }
  return moved - fees;
}

/** An event of a book transfer, and whether it tells of an entry of one of the two accounts alone. */
export interface ReportedLeg extends Pick<ReportedMove, 'kind'> {
  readonly isOneAccount: boolean;
}

/**
 * Returns by how much the entries of a book transfer have changed what we have at the bank, in minor units: below 0 once
 * it left the one account and before it is at the other, 0 once both have booked it. A bank that reports only the whole
 * transfer books both at once.
 */
export function movedBetween(amountMinor: bigint, events: readonly ReportedLeg[]): bigint {
  let moved = 0n;
  for (const { kind, isOneAccount } of events) {
    if (!isOneAccount) continue;
    if (kind === 'submitted') moved -= amountMinor;
    else if (kind === 'settled' || kind === 'returned') moved += amountMinor;
  }
  return moved;
}
