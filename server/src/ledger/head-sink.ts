import type { ChainHead } from '@quittance/sdk/proofs';

/** One entry of a place where heads are kept. */
export interface KeptHead {
  /** The entry's name in findings, such as `ledger-heads.txt line 3`. */
  readonly entry: string;
  /** Absent when the entry can't be read, which is a finding. */
  readonly head: ChainHead | undefined;
}

/**
 * A place outside the database where chain heads are kept, ideally one that nobody with database rights can write to.
 */
export interface LedgerHeadSink {
  /** Adds heads permanently. May skip a head that is already the latest. */
  note(heads: readonly ChainHead[]): Promise<void>;
  /** Reads the heads kept before the call, and none noted later. */
  open(): Promise<AsyncIterable<KeptHead>>;
}
