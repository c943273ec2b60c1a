import type { InstructionKind, RailEvent } from '../providers/index.ts';

/** What an event is about. */
export type Moving = { readonly amountMinor: bigint } & (
  | { readonly kind: InstructionKind }
  /** Money that arrived. */
  | { readonly kind: 'incoming' }
);

export interface ReportedMove {
  readonly kind: RailEvent['kind'];
  readonly feeMinor: bigint;
}

/** What a whole instruction adds to what we have at the bank. A book transfer stays within it. */
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
    if (kind === 'incoming') moved = whole;
    else if (kind === 'settled' && !cameBack) moved = whole;
    else if (kind === 'returned' || kind === 'recalled' || (kind === 'rejected' && moved !== 0n)) {
      moved = 0n;
      cameBack = true;
    }
  }
  return moved - fees;
}
