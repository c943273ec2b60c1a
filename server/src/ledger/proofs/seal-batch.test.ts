import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skippedBatch, wayBack } from './seal-batch.ts';

describe('the way from one batch back to another', () => {
  it.each([
    [1n, 0n],
    [2n, 1n],
    [3n, 0n],
    [4n, 3n],
    [5n, 4n],
    [6n, 3n],
    [7n, 0n],
    [10n, 7n],
    [22n, 15n],
  ])('skips from %i to %i', (from, to) => {
    expect(skippedBatch(from)).toBe(to);
  });

  it('is short, follows the links, and ends where it should', () => {
    const numbers = fc.bigInt(1n, 10_000_000n);
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const [from, to] = one > other ? [one, other] : [other, one];
        const way = wayBack(from, to);
        expect([way[0], way.at(-1)]).toEqual([from, to]);
        expect(way.length).toBeLessThanOrEqual(4 * Math.log2(Number(from - to) + 2) + 4);
        for (const [index, number] of way.slice(1).entries()) {
          const before = way[index] ?? 0n;
          expect([before - 1n, skippedBatch(before)]).toContain(number);
        }
      }),
    );
  });
});
