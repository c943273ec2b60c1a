import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [86_400, { hours: 24, minutes: 0 }],
  [86_399, { hours: 24, minutes: 0 }],
  [3_661, { hours: 1, minutes: 2 }],
  [59, { hours: 0, minutes: 1 }],
  [0, null],
  [-5, null],
])('%s seconds are %o', (seconds, expected) => {
  expect(timeLeft(seconds)).toEqual(expected);
});
