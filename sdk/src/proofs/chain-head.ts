/** The chains of hashes: journals, and the events that explain them. */
export type Chain = 'ledger' | 'events';

/** Last link of a chain. Kept outside the database, it proves later that nothing before it was changed or deleted. */
export interface ChainHead {
  /** Id of the ledger; absent in heads noted by an earlier version. */
  readonly ledger?: string | undefined;
  readonly chain: Chain;
  readonly sequence: bigint;
  readonly hash: string;
}

/**
 * Writes a head as reports print it and {@link readChainHead} reads it, separated by colons: the ledger's id, the
 * chain's name unless it is that of the journals, number, hash.
 */
export const writeChainHead = ({ ledger, chain, sequence, hash }: ChainHead): string =>
  [...(ledger === undefined ? [] : [ledger]), ...(chain === 'ledger' ? [] : [chain]), sequence, hash].join(':');

/** Reads a head. @returns undefined when the text is no chain head */
export function readChainHead(text: string): ChainHead | undefined {
  const [, ledger, chain = 'ledger', sequence, hash] =
    /^(?:(ldg_[0-9a-f]{32}):)?(?:(events):)?(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (sequence === undefined || hash === undefined) return undefined;
  return { ledger, chain: chain as Chain, sequence: BigInt(sequence), hash };
}

/** Finds all heads in a text, such as a file of heads or a mail. */
export const readChainHeads = (text: string): readonly ChainHead[] =>
  text.split(/\s+/).flatMap((word) => readChainHead(word) ?? []);
