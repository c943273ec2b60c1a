import { createRequire } from 'node:module';
import { isoCountries } from './iso-countries.ts';
import { constantFile, type GeneratedFile } from './source-file.ts';

const require = createRequire(import.meta.url);

/** By country: the patterns of Google's libaddressinput, with examples. */
const { COUNTRIES: addressData } = require('postal-code-checker') as {
  COUNTRIES: Readonly<Record<string, { readonly patterns: readonly string[]; readonly example: readonly string[] }>>;
};

/** By country: patterns of CLDR's postal code data, kept up by the package's contributors. */
export const { POSTCODE_REGEXES: communityData } = require('postcode-validator/lib/cjs/postcode-regexes.js') as {
  POSTCODE_REGEXES: ReadonlyMap<string, RegExp>;
};

/** Valid codes by country. */
export const postalExamples: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(addressData).map(([country, { example }]) => [country, example] as const),
);

/** Letters of a British code by their place, as the post office publishes them. */
const british = '[A-PR-UWYZ](?:\\d[\\dA-HJKPSTUW]?|[A-HK-Y]\\d[\\dABEHMNPRV-Y]?)\\d[ABD-HJLNP-UW-Z]{2}';

/** Corrections where both sources are narrower than real codes, where one is too wide, or can't be used unchanged. */
export const corrections: Readonly<Record<string, string>> = {
  // From 1010 to 9992.
  AT: '[1-9]\\d{3}',
  BH: '(?:1[0-2]|[1-9])\\d{2}',
  GB: `GIR0AA|${british}|BFPO\\d{1,4}`,
  // A routing key, of which D6W is the only one with a letter at its end, and four signs.
  IE: '(?:[AC-FHKNPRTV-Y]\\d{2}|D6W)[\\dAC-FHKNPRTV-Y]{4}',
  // One of 25 provinces; three digits behind it until 2020, now four.
  KH: '(?:0[1-9]|1\\d|2[0-5])\\d{3,4}',
  SV: '(?:CP)?[1-3]\\d{3}',
};

/** Removes the anchors and the separators: codes are compared without separators, since people omit or mix them. */
function compact(pattern: string): string {
  return pattern
    .replace(/^\/?\^|\$(\/i?)?$/g, '')
    .replace(/\[ ?\\?-? ?\]\??|\\s\*|[ -](?![^[]*\])\??/g, '')
    .replaceAll('{1}', '');
}

const withoutAnchors = (pattern: string): string => {
  const framed = /^\((?:\?:)?(.*)\)\??$/.exec(pattern);
  // Only parentheses around the whole: `(a)(b)` also starts and ends with parentheses.
  return framed?.[1] !== undefined && isBalanced(framed[1]) ? framed[1] : pattern;
};

function isBalanced(pattern: string): boolean {
  let depth = 0;
  for (const sign of pattern) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Combines both sources: refusing a real address costs more than accepting a wrong code. */
export function postalPatternOf(country: string): string | null {
  const sources = [...(addressData[country]?.patterns ?? []), communityData.get(country)?.source ?? ''];
  const patterns = sources.filter((pattern) => pattern !== '').map((pattern) => withoutAnchors(compact(pattern)));
  const pattern = corrections[country] ?? ([...new Set(patterns)].join('|') || null);
  // Some countries' codes are optional.
  return communityData.get(country)?.test('') ? `${pattern}|` : pattern;
}

export function postalCodeFiles(): GeneratedFile[] {
  const rows = isoCountries.flatMap(({ alpha2 }) => {
    const pattern = postalPatternOf(alpha2);
    return pattern ? [`${alpha2}${pattern}`] : [];
  });
  const why = 'Country and pattern of its postal codes without spaces and hyphens, from libaddressinput and CLDR.';
  return [constantFile('postal-codes.generated.ts', 'postalPatterns', rows.toSorted().join('~'), why)];
}
