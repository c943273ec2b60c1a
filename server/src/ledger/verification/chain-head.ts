/** The chains of hashes: journals, and the events that explain them. */
export type Chain = 'ledger' | 'events';

/** Last link of a chain. Kept outside the database, it proves later that nothing before it was changed or cut off. */
export interface ChainHead {
  /** Id of the ledger; absent in heads that an earlier version noted. */
  readonly ledger?: string | undefined;
  readonly chain: Chain;
  readonly sequence: bigint;
  readonly hash: string;
}

/**
 * As a report prints it and {@link readChainHead} reads it, with colons between: the ledger's id, the chain's name unless it is
 * that of the journals, number, hash.
 */
export const writeChainHead = ({ ledger, chain, sequence, hash }: ChainHead): string =>
  [...(ledger === undefined ? [] : [ledger]), ...(chain === 'ledger' ? [] : [chain]), sequence, hash].join(':');

/** @returns undefined when the text is no chain head */
export function readChainHead(text: string): ChainHead | undefined {
  const [, ledger, chain = 'ledger', sequence, hash] =
    /^(?:(ldg_[0-9a-f]{32}):)?(?:(events):)?(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (sequence === undefined || hash === undefined) return undefined;
  return { ledger, chain: chain as Chain, sequence: BigInt(sequence), hash };
}
