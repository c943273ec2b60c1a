import { expect, it } from 'vitest';
import { freeSlot } from './document-roles.ts';

const taken = (...slots: readonly number[]) => slots.map((slot) => ({ role: 'correspondence', slot }));

it.each([
  [[], 1],
  [[1, 2, 4], 3],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10],
])('the first free slot beside %j is %i', (slots, free) => {
  expect(freeSlot([...taken(...slots), { role: 'otherDocument', slot: 1 }], 'correspondence')).toBe(free);
});
