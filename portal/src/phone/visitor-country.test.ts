import { expect, it } from 'vitest';
import { visitorCountry } from './visitor-country.ts';

it.each([
  [['es-ES', 'es', 'en'], 'ES'],
  [['es', 'es-MX', 'en-US'], 'MX'],
  [['zh-Hant-TW'], 'TW'],
  [['es-419', 'es'], 'US'],
  [['en-ZZ'], 'US'],
  [[], 'US'],
])('a browser in %j is in %s', (languages, country) => {
  expect(visitorCountry(languages)).toBe(country);
});
