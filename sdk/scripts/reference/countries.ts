import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { isoCountries } from './iso-countries.ts';
import { constantFile, type GeneratedFile } from './source-file.ts';

/** Territories without a numbering plan in libphonenumber; they use that of the country that serves them. */
const borrowedCallingCodes: Readonly<Record<string, string>> = {
  AQ: '672',
  BV: '47',
  GS: '500',
  HM: '672',
  PN: '64',
  TF: '262',
  UM: '1',
};

function callingCodeOf(country: string): string {
  if (isSupportedCountry(country)) return getCountryCallingCode(country);
  const borrowed = borrowedCallingCodes[country];
  if (!borrowed) throw new Error(`No calling code is known for ${country}.`);
  return borrowed;
}

/** Writes the region names of CLDR, from ICU. */
function namesFile(locale: string, codes: readonly string[]): GeneratedFile {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const why = `Names of the countries in the order of countries.generated.ts, from Unicode CLDR.`;
  return constantFile(
    `country-names-${locale}.generated.ts`,
    'countryNames',
    codes.map((code) => names.of(code)).join('|'),
    why,
  );
}

export function countryFiles(): GeneratedFile[] {
  const codes = isoCountries.map(({ alpha2 }) => alpha2);
  const facts = isoCountries.map(({ alpha2, numeric }) => alpha2 + numeric + callingCodeOf(alpha2)).join(' ');
  const why = 'ISO 3166-1 code, numeric code, calling code.';
  return [
    constantFile('countries.generated.ts', 'countryFacts', facts, why),
    namesFile('en', codes),
    namesFile('es', codes),
  ];
}
