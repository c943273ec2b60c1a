/** The chains of hashes: journals, and the events that explain them. */
export type Chain = 'ledger' | 'events';

/** Last link of a chain. Kept outside the database, it proves later that nothing before it was changed or cut off. */
export interface ChainHead {
  readonly chain: Chain;
  readonly sequence: bigint;
  readonly hash: string;
}

/** As a report prints it and {@link readChainHead} reads it: number, colon, hash; the chain's name first unless it is the ledger's. */
export const writeChainHead = ({ chain, sequence, hash }: ChainHead): string =>
  `${chain === 'ledger' ? '' : `${chain}:`}${sequence}:${hash}`;

/** @returns undefined when the text is no chain head */
export function readChainHead(text: string): ChainHead | undefined {
  const [, chain = 'ledger', sequence, hash] = /^(?:(events):)?(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (sequence === undefined || hash === undefined) return undefined;
  return { chain: chain as Chain, sequence: BigInt(sequence), hash };
}
