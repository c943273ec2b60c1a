import { expect, it } from 'vitest';
import { acceptedLocale } from './accepted-locale.ts';

it.each([
  [undefined, 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es-MX'],
  ['es-mx', 'es-MX'],
  ['es-AR,es-MX;q=0.9', 'es'],
  ['es-US,es;q=0.9', 'es-MX'],
  ['en-GB', 'en'],
  ['est', 'en'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['de, es;q=0.5, en;q=0.4', 'es'],
  ['de', 'en'],
  ['en;q=0.1, es;q=0.9', 'es'],
  ['fr, es;q=0', 'en'],
  [';;q=,,', 'en'],
] as const)('Accept-Language %j speaks %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
