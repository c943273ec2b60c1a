import { formatMoney } from '@quittance/sdk/money';
import { expect, it } from 'vitest';
import { findLocale } from './index.ts';

const amount = (locale: string): string =>
  formatMoney({ amountMinor: 123_456_750n, currency: 'USD' }, locale, { display: 'none' });

const spanishTags = `es es-419 es-AR es-BO es-CL es-CO es-DO es-EC es-ES es-GT es-HN es-MX es-NI es-PA
  es-PE es-PR es-PY es-SV es-US es-UY es-VE es-us es-Latn-US`;

it.each(spanishTags.split(/\s+/))('amounts in %s read as a browser of that tag writes them', (tag) => {
  expect(amount(findLocale(tag) ?? '')).toBe(amount(tag));
});

it.each([
  ['es-US', 'es-MX'],
  ['es-AR', 'es'],
  // Malformed, or without a country.
  ['es-', 'es'],
  ['es-US-', 'es'],
  ['es-XX', 'es'],
  ['est', undefined],
  ['', undefined],
  ['en-US', 'en'],
])('writes for %j as %j', (tag, locale) => {
  expect(findLocale(tag)).toBe(locale);
});
