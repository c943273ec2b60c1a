import { expect, it } from 'vitest';
import { decadeOf, yearsOfPage } from './year-page.ts';

it('shows twelve years, the decade and one on either side', () => {
  expect(yearsOfPage(2020)).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
});

it.each([
  [2026, 2020],
  [2020, 2020],
  [2019, 2010],
])('shows %i on the page of %i', (year, decade) => {
  expect(decadeOf(year)).toBe(decade);
});
