import { expect, it } from 'vitest';
import { repeat } from './repeat.ts';

it('runs one round after another, never two at once', async () => {
  let running = 0;
  let most = 0;
  const enough = Promise.withResolvers<void>();
  let rounds = 0;
  const repetition = repeat(0, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    rounds += 1;
    if (rounds === 5) enough.resolve();
  });
  await enough.promise;
  await repetition.stop();
  expect(most).toBe(1);
});

it('waits for the running round when stopped, and starts no other', async () => {
  const mayEnd = Promise.withResolvers<void>();
  let begun = 0;
  let ended = 0;
  const repetition = repeat(0, async () => {
    begun += 1;
    await mayEnd.promise;
    ended += 1;
  });
  const stopped = repetition.stop();
  mayEnd.resolve();
  await stopped;
  await new Promise((resolve) => setImmediate(resolve));
  expect({ begun, ended }).toEqual({ begun: 1, ended: 1 });
});
