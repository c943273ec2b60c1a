import { expect, it } from 'vitest';
import { currencySigns, currencyUnit } from './currency-unit.ts';

it.each([
  ['USD', 'en', '$', 'start'],
  ['EUR', 'en', '€', 'start'],
  ['EUR', 'es', '€', 'end'],
  ['USD', 'es-ES', 'US$', 'end'],
  ['USD', 'es-MX', 'USD', 'start'],
  ['BTC', 'en', 'BTC', 'start'],
])('%s in %s is %s at the %s', (currency, locale, text, side) => {
  expect(currencyUnit(currency, locale)).toEqual({ text, side });
});

it.each([
  ['USD', 'en', ['USD', 'US$', '$']],
  ['CAD', 'en', ['CAD', 'CA$']],
  ['CAD', 'en-CA', ['CAD', 'CA$', '$']],
  ['USD', 'en-CA', ['USD', 'US$']],
  ['USD', 'es', ['USD', 'US$', '$']],
  ['USD', 'es-MX', ['USD', 'US$']],
  ['EUR', 'es-MX', ['EUR', '€']],
  ['SEK', 'en', ['SEK', 'kr']],
  ['BTC', 'en', ['BTC']],
])('accepts for %s in %s the signs %j, but none of another currency', (currency, locale, signs) => {
  expect(currencySigns(currency, locale)).toEqual(signs);
});
