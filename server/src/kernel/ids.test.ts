import { describe, expect, it } from 'vitest';
import { growingNumbers, newId } from './ids.ts';

const timeOf = (value: bigint) => Number(value >> 80n);

const isGrowing = (values: readonly bigint[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] as bigint));

describe('newId', () => {
  it('creates ids that sort in order of creation, even within one millisecond', () => {
    const ids = Array.from({ length: 20_000 }, () => newId('org'));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('creates a prefix and 26 characters without letters that look alike', () => {
    expect(newId('inv')).toMatch(/^inv_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
  });
});

describe('growingNumbers', () => {
  it('starts with the time', () => {
    let now = 1_700_000_000_000;
    const next = growingNumbers(() => now);
    expect(timeOf(next())).toBe(now);
    now += 1;
    expect(timeOf(next())).toBe(now);
  });

  it('grows while the clock stands still', () => {
    const next = growingNumbers(() => 1_700_000_000_000);
    expect(isGrowing(Array.from({ length: 10_000 }, next))).toBe(true);
  });

  it('grows when the clock is set back, and follows the clock once it has caught up', () => {
    const times = [5_000, 1_000, 4_999, 5_000, 6_000];
    const next = growingNumbers(() => times.shift() ?? 0);
    const values = Array.from({ length: 5 }, next);
    expect(isGrowing(values)).toBe(true);
    expect(values.map(timeOf)).toEqual([5_000, 5_000, 5_000, 5_000, 6_000]);
  });

  it('takes random steps, so that one number does not reveal the next', () => {
    const steps = Array.from({ length: 50 }, () => {
      const next = growingNumbers(() => 1);
      return -next() + next();
    });
    expect(new Set(steps).size).toBe(steps.length);
  });
});
