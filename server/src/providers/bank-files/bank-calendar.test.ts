import { expect, it } from 'vitest';
import { isOpenFor } from './bank-calendar.ts';

it.each([
  ['2026-04-03', false], // Good Friday
  ['2026-04-06', false], // Easter Monday
  ['2024-03-29', false],
  ['2024-04-01', false],
  ['2038-04-26', false],
  ['2049-04-19', false],
  ['2090-04-17', false],
  ['2026-05-01', false],
  ['2026-12-25', false],
  ['2026-12-26', false],
  ['2027-01-01', false],
  ['2026-04-04', false],
  ['2026-04-07', true],
  ['2026-11-26', true], // Thanksgiving
])('euro banks on %s: %s', (date, expected) => {
  expect(isOpenFor('EUR')(date)).toBe(expected);
});

it('other banks keep the holidays of the ACH', () => {
  expect(isOpenFor('USD')('2026-11-26')).toBe(false);
  expect(isOpenFor('USD')('2026-04-03')).toBe(true);
});
