import { describe, expect, it } from 'vitest';
import { withinTime } from './within-time.ts';

describe('withinTime', () => {
  it('passes on an answer or a failure that arrives in time', async () => {
    await expect(withinTime(Promise.resolve('here'), 1000)).resolves.toBe('here');
    await expect(withinTime(Promise.reject(new Error('away')), 1000)).rejects.toThrow('away');
  });

  it('fails after the time limit', async () => {
    await expect(withinTime(new Promise(() => {}), 5)).rejects.toThrow('5 ms');
  });
});
