import { describe, expect, it } from 'vitest';
import { percentOfRange, stepFrom, writeSliderValue } from './slider-value.ts';

const days = { min: 7, max: 60, step: 1 };
const percents = { min: 0, max: 5, step: 0.01 };

describe('stepFrom', () => {
  it.each([
    ['10', 1, days, '11'],
    ['7', -1, days, '7'],
    ['60', 1, days, '60'],
    ['0.29', 1, percents, '0.30'],
    ['0.1', 1, { ...percents, step: 0.2 }, '0.3'],
  ] as const)('from %s by %i stays exact and within the range', (value, direction, range, next) => {
    expect(stepFrom(value, direction, range)).toBe(next);
  });
});

describe('percentOfRange', () => {
  it.each([
    ['7', 0],
    ['33.5', 50],
    ['60', 100],
    ['99', 100],
  ])('%s is at %i percent of the range', (value, percent) => {
    expect(percentOfRange(value, days)).toBe(percent);
  });

  it('is the start of a range without width', () => {
    expect(percentOfRange('7', { ...days, max: 7 })).toBe(0);
  });
});

describe('writeSliderValue', () => {
  it.each([
    ['10', days, 'en', false, '10'],
    ['1.97', percents, 'en', true, '1.97%'],
    ['1.5', percents, 'es', true, '1,50\u00a0%'],
  ] as const)('%s', (value, range, locale, isPercent, written) => {
    expect(writeSliderValue(value, range, locale, isPercent)).toBe(written);
  });
});
