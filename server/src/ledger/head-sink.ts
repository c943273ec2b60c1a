import type { ChainHead } from './verification/chain-head.ts';

/** One entry of a place where heads are kept. */
export interface KeptHead {
  /** Names the entry in findings, such as `ledger-heads.txt line 3`. */
  readonly entry: string;
  /** Absent when the entry can't be read, which is a finding. */
  readonly head: ChainHead | undefined;
}

/** A place outside the database where chain heads are kept, best one that nobody with rights in the database can write to. */
export interface LedgerHeadSink {
  /** Adds heads, for ever. What is the latest already may be left out. */
  note(heads: readonly ChainHead[]): Promise<void>;
  /** Reads what was kept before the call, and nothing that is noted later. */
  open(): Promise<AsyncIterable<KeptHead>>;
}
