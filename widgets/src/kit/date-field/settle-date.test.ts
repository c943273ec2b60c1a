import { expect, it } from 'vitest';
import { outsideOf, type SettledDate, settleDate } from './settle-date.ts';

const rules = {
  value: '2026-03-12',
  bounds: { min: '2026-03-01', max: '2026-03-31' },
  canBeEmptied: false,
  today: '2026-03-05',
  locale: 'en',
} as const;

it.each<[typed: string, expected: SettledDate]>([
  ['9 Mar 2026', { date: '2026-03-09' }],
  ['1 Mar 2026', { date: '2026-03-01' }],
  ['31 Mar 2026', { date: '2026-03-31' }],
  ['28 Feb 2026', { date: '2026-03-01', note: 'setToEarliest' }],
  ['1 Apr 2026', { date: '2026-03-31', note: 'setToLatest' }],
  ['31 Feb 2026', { date: '', isRefused: true }],
  ['29 Feb 2027', { date: '', isRefused: true }],
  ['12/2026', { date: '', isRefused: true }],
  ['soon', { date: '', isRefused: true }],
  ['', { date: '2026-03-12', note: 'broughtBack' }],
  ['  ', { date: '2026-03-12', note: 'broughtBack' }],
])('%j becomes %j', (typed, expected) => {
  expect(settleDate(typed, rules)).toEqual(expected);
});

it('is empty for an empty text if the field can be emptied, or was empty', () => {
  expect(settleDate('', { ...rules, canBeEmptied: true })).toEqual({ date: '' });
  expect(settleDate(' ', { ...rules, value: '' })).toEqual({ date: '' });
});

it('keeps a date outside of the bounds where another would be a false statement, and says which bound it passes', () => {
  expect(settleDate('1 Apr 2026', { ...rules, keepsOutside: true })).toEqual({ date: '2026-04-01' });
  expect(outsideOf('2026-04-01', rules.bounds)).toEqual({ bound: '2026-03-31', note: 'tooLate' });
  expect(outsideOf('2026-02-28', rules.bounds)).toEqual({ bound: '2026-03-01', note: 'tooEarly' });
  expect(outsideOf('2026-03-31', rules.bounds)).toBeUndefined();
  expect(outsideOf('', rules.bounds)).toBeUndefined();
});
