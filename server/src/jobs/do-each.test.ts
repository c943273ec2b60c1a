import { expect, it, vi } from 'vitest';
import type { App } from '../kernel/index.ts';
import { doEach } from './do-each.ts';

const outdated = Object.assign(new Error('cached plan must not change result type'), {
  code: '0A000',
  routine: 'RevalidateCachedQuery',
});

/** Does one object, which fails in these ways before it succeeds. */
async function doOne(...failures: readonly Error[]) {
  const error = vi.fn();
  const left = [{ id: 'one' }];
  const ways = [...failures];
  const done = await doEach({ log: { error } } as unknown as App, {
    what: 'do it',
    next: async () => left,
    async one() {
      const failure = ways.shift();
      if (failure) throw failure;
      left.pop();
      return true;
    },
  });
  return { done, logged: error.mock.calls.length };
}

it('an object is done in the same run after a migration made prepared statements outdated', async () => {
  expect(await doOne(outdated, outdated)).toEqual({ done: 1, logged: 0 });
});

it('an object that fails otherwise is logged, and left for the next run', async () => {
  expect(await doOne(new Error('other'))).toEqual({ done: 0, logged: 1 });
});

it('an object is not tried forever', async () => {
  expect(await doOne(...Array(50).fill(outdated))).toEqual({ done: 0, logged: 1 });
});
