import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('the 99th percentile of a hundred values is the second largest', () => {
  expect(percentile(hundred, 0.99)).toBe(99);
});

test('the percentile of a single value is that value', () => {
  expect(percentile([7], 0.5)).toBe(7);
});

test('there is no percentile of nothing', () => {
  expect(() => percentile([], 0.99)).toThrow('percentile of nothing');
});
