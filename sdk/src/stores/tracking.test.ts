import { expect, it } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { storageKeys } from './storage-keys.ts';
import { createTracking } from './tracking.ts';

it('keeps the parameters of the address until they are cleared, also for the next page', () => {
  const storage = memoryStorage();
  createTracking(storage).collect('?utm_source=news&bcpi=p1&other=x&utm_term=');
  const next = createTracking(storage);
  next.collect('?page=2');
  expect(next.read()).toEqual({ utm_source: 'news', bcpi: 'p1' });
  next.clear();
  expect(next.read()).toEqual({});
});

it('replaces all of them by those of a later arrival', () => {
  const tracking = createTracking(memoryStorage());
  tracking.collect('?utm_source=news&utm_medium=mail');
  tracking.collect('?irclickid=c1');
  expect(tracking.read()).toEqual({ irclickid: 'c1' });
});

it('shortens values to what a sign-up takes', () => {
  const tracking = createTracking(memoryStorage());
  tracking.collect(`?utm_source=${'x'.repeat(500)}`);
  expect(tracking.read().utm_source).toHaveLength(200);
});

it.each(['not json', '"text"', 'null', '{"utm_source":7,"evil":"x"}'])('reads nothing from %s', (stored) => {
  const storage = memoryStorage();
  storage.setItem(storageKeys.tracking, stored);
  expect(createTracking(storage).read()).toEqual({});
});
