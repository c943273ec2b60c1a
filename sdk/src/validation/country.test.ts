import { expect, it } from 'vitest';
import { checkCountry } from './country.ts';

it.each([
  ['US', null],
  ['DE', null],
  ['', 'optionMissing'],
  ['us', 'wrongFormat'],
  ['XX', 'wrongFormat'],
  ['KP', 'wrongFormat'],
])('the country %j of an address: %s', (code, key) => {
  expect(checkCountry(code)?.key ?? null).toBe(key);
});
