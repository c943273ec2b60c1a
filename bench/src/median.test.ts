import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the median of an odd count is its middle', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('the median of an even count is the mean of the two middle values', () => {
  expect(median([4, 1, 2, 8])).toBe(3);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('median of nothing');
});
