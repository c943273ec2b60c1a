import { expect, it } from 'vitest';
import { bankPlaceOf } from './bank-place.ts';

it.each([
  [0, 0, 'back'],
  [0, 1, 'ordered'],
  [1, 0, 'there'],
  // An earlier order was carried out late, while a later one is out.
  [1, 1, 'twice'],
  [2, 0, 'twice'],
  [-1, 0, 'back'],
] as const)('money moved %s times with %s orders out is %s', (moved, ordered, place) => {
  expect(bankPlaceOf({ moved, ordered })).toBe(place);
});
