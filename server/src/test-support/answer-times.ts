/**
 * The rank sum of the first sample among both (Mann–Whitney), as a normal deviate: 0 for samples that mix perfectly. Beyond 4,
 * chance is no explanation.
 */
export function rankDeviate(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((ms) => ({ ms, isOne: true })), ...other.map((ms) => ({ ms, isOne: false }))]
    .toSorted((first, second) => first.ms - second.ms)
    .map((entry, index) => ({ ...entry, rank: index + 1 }));
  const rankSum = ranked.filter(({ isOne }) => isOne).reduce((sum, { rank }) => sum + rank, 0);
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  return (rankSum - expected) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

export interface Compared {
  /** Makes an address of one kind, such as that of a person. */
  readonly newKnown: () => Promise<string>;
  /** Makes an address of the other kind. */
  readonly newUnknown: () => string;
  readonly act: (email: string) => Promise<unknown>;
}

/** By how much the times of answers for two kinds of addresses differ; alternates, so that a slow machine slows both. */
export async function deviateOfTimes({ newKnown, newUnknown, act }: Compared): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const email = await newKnown();
    const nobody = newUnknown();
    if (round % 2 === 0) known.push(await timed(() => act(email)));
    unknown.push(await timed(() => act(nobody)));
    if (round % 2 === 1) known.push(await timed(() => act(email)));
  }
  return Math.abs(rankDeviate(known, unknown));
}
