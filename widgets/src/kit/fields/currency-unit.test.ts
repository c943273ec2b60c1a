import { expect, it } from 'vitest';
import { currencyUnit } from './currency-unit.ts';

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
