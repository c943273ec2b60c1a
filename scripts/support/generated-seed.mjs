import { randomInt } from 'node:crypto';

/** Two runs of a commit test the same. Any number would do. */
const fixedSeed = 20261123;

/**
 * Seed of all generated test inputs: GENERATED_SEED, a new one for `random`, else always the same.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function chooseGeneratedSeed({ GENERATED_SEED: wanted }) {
  if (!wanted) return fixedSeed;
  if (wanted === 'random') return randomInt(2 ** 31);
  const seed = Number(wanted);
  if (!Number.isInteger(seed)) throw new Error(`GENERATED_SEED must be a whole number or "random", not "${wanted}".`);
  return seed;
}
