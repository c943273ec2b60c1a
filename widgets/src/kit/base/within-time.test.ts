import { describe, expect, it } from 'vitest';
import { withinTime } from './within-time.ts';

describe('what is fetched', () => {
  it('is answered when it comes in time, and so is its failure', async () => {
    await expect(withinTime(Promise.resolve('here'), 1000)).resolves.toBe('here');
    await expect(withinTime(Promise.reject(new Error('away')), 1000)).rejects.toThrow('away');
  });

  it('has failed when it has not come by then', async () => {
    await expect(withinTime(new Promise(() => {}), 5)).rejects.toThrow('5 ms');
  });
});
