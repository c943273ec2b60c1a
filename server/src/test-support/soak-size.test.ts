import { expect, it } from 'vitest';
import { soakSize, soakTimeout } from './soak-size.ts';

const sizes = { short: 3, soak: 100 };

it('is short everywhere but in a soak', () => {
  expect(soakSize(sizes, {})).toBe(3);
  expect(soakTimeout(60_000, {})).toBe(60_000);
});

it('is long in a soak, or a share of it, and never below the short size', () => {
  expect(soakSize(sizes, { SOAK_SHARE: '1' })).toBe(100);
  expect(soakSize(sizes, { SOAK_SHARE: '0.25' })).toBe(25);
  expect(soakSize(sizes, { SOAK_SHARE: '0.001' })).toBe(3);
  expect(soakTimeout(60_000, { SOAK_SHARE: '0.25' })).toBeGreaterThan(3_600_000);
});

it('refuses a share that is none', () => {
  expect(() => soakSize(sizes, { SOAK_SHARE: 'all' })).toThrow('SOAK_SHARE must be a number above 0');
});
