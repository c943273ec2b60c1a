import { expect, it } from 'vitest';
import { firstWeekdayOf } from './first-weekday.ts';

it.each([
  ['en', 0],
  ['en-GB', 1],
  ['es', 1],
  ['es-MX', 0],
  ['de-DE', 1],
  ['ar-EG', 6],
  ['he', 0],
])('weeks of %s begin on day %i', (locale, expected) => {
  expect(firstWeekdayOf(locale)).toBe(expected);
});
