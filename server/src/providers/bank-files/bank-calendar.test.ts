import { addDays, type BusinessDate, weekdayOf } from '@quittance/sdk/time';
import { expect, it } from 'vitest';
import { isOpenFor } from './bank-calendar.ts';

const eachDay = (year: number): readonly BusinessDate[] =>
  Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));

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

it.each([
  [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
  [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
  [2028, ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
  [2033, ['01-03', '04-15', '04-18', '05-02', '05-30', '08-29', '12-26', '12-27']],
] as const)('British banks in %i are closed on the bank holidays', (year, expected) => {
  const isOpen = isOpenFor('GBP');
  const weekdays = eachDay(year).filter((date) => ![0, 6].includes(weekdayOf(date)));
  expect(weekdays.filter((date) => !isOpen(date))).toEqual(expected.map((day) => `${year}-${day}`));
  expect(eachDay(year).filter(isOpen)).toHaveLength(weekdays.length - expected.length);
});

it('other banks keep the holidays of the ACH', () => {
  expect(isOpenFor('USD')('2026-11-26')).toBe(false);
  expect(isOpenFor('USD')('2026-04-03')).toBe(true);
});
