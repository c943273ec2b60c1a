import { describe, expect, it } from 'vitest';
import { addMonths, lastDayOf, moveByMonths, weeksOf } from './month.ts';

describe('addMonths', () => {
  it.each([
    ['2026-01', -1, '2025-12'],
    ['2025-12', 1, '2026-01'],
    ['2026-03', -15, '2024-12'],
    ['2026-03', 24, '2028-03'],
  ])('%s and %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });
});

describe('moveByMonths', () => {
  it.each([
    ['keeps the day', '2026-03-15', 1, '2026-04-15'],
    ['stops at the end of a shorter month', '2026-01-31', 1, '2026-02-28'],
    ['knows leap years', '2024-01-31', 1, '2024-02-29'],
    ['moves 29 February to the 28th in a common year', '2024-02-29', 12, '2025-02-28'],
    ['goes back across the new year', '2026-01-31', -2, '2025-11-30'],
  ])('%s', (_what, date, months, expected) => {
    expect(moveByMonths(date, months)).toBe(expected);
  });
});

describe('lastDayOf', () => {
  it.each([
    ['2024-02', '2024-02-29'],
    ['2026-02', '2026-02-28'],
    ['2100-02', '2100-02-28'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, expected) => {
    expect(lastDayOf(month)).toBe(expected);
  });
});

describe('weeksOf', () => {
  it('begins weeks on Sunday if asked to', () => {
    const weeks = weeksOf('2026-03', 0);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-03-01');
    expect(weeks[4]?.slice(2, 4)).toEqual(['2026-03-31', null]);
  });

  it('begins weeks on Monday if asked to', () => {
    const weeks = weeksOf('2026-03', 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01']);
  });

  it('has four weeks for the shortest of months', () => {
    expect(weeksOf('2026-02', 0)).toHaveLength(4);
  });
});
