/** Last link of the chain. Kept outside the database, it proves later that nothing before it was changed or cut off. */
export interface ChainHead {
  readonly sequence: bigint;
  readonly hash: string;
}

/** As a report prints it and {@link readChainHead} reads it: number, colon, hash. */
export const writeChainHead = ({ sequence, hash }: ChainHead): string => `${sequence}:${hash}`;

/** @returns undefined when the text is no chain head */
export function readChainHead(text: string): ChainHead | undefined {
  const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  return sequence !== undefined && hash !== undefined ? { sequence: BigInt(sequence), hash } : undefined;
}
