import { type Problem, problem } from './problem.ts';
import { joinSeparated } from './separators.ts';
import { taxIdPatterns } from './tax-id-patterns.ts';
import { isUsTaxId, type Taxpayer, usTaxIdExamples } from './us-tax-id.ts';

/** What numbers begin with where that isn't the country's code. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  GB: ['GB', 'XI'],
  GR: ['EL', 'GR'],
  MC: ['FR'],
  // The second is Cyrillic.
  MK: ['MK', 'МК'],
};

/**
 * Normalizes a tax number: upper case, without separators. A country's code at its beginning, as in VAT numbers, may
 * belong to it or not, so there may be two spellings.
 */
export function taxIdSpellings(text: string, country: string): readonly string[] {
  const compact = joinSeparated(text, '').toUpperCase();
  const prefix = (prefixes[country] ?? [country]).find((start) => compact.startsWith(start));
  return prefix === undefined ? [compact] : [compact, compact.slice(prefix.length)];
}

/** For unknown countries: eight or more letters, digits or hyphens, not only letters. */
const anywhere = /^(?=.*\d)[A-Za-z\d-]{8,}$/;

function isPossible(text: string, country: string, taxpayer: Taxpayer): boolean {
  if (country === 'US') return isUsTaxId(text, taxpayer);
  const known = taxIdPatterns[country];
  if (!known) return anywhere.test(joinSeparated(text, '-'));
  const pattern = new RegExp(`^(?:${known[0]})$`);
  return taxIdSpellings(text, country).some((spelling) => pattern.test(spelling));
}

/** Returns an example of the country's tax numbers in the usual notation; null if none is known. */
export const taxIdExample = (country: string, taxpayer: Taxpayer): string | null =>
  country === 'US' ? usTaxIdExamples[taxpayer] : (taxIdPatterns[country]?.[1] ?? null);

/** Returns the problem of a refused tax number, with an example if one is known. */
export function taxIdProblem(country: string, taxpayer: Taxpayer): Problem {
  const example = taxIdExample(country, taxpayer);
  return example === null ? problem('taxIdInvalid') : problem('taxIdInvalidExample', { example });
}

/**
 * Checks whether a text looks like a tax number of the country. In the United States a business has an EIN, a person an
 * SSN or ITIN. Elsewhere both are accepted for both, because sole traders use their personal number.
 * @param country two capital letters of ISO 3166-1
 */
export const checkTaxId = (text: string, country: string, taxpayer: Taxpayer): Problem | null =>
  isPossible(text, country, taxpayer) ? null : taxIdProblem(country, taxpayer);

/** Whether two tax numbers of one country are the same, however they are written; empty ones are not. */
export const isSameTaxId = (one: string, other: string, country: string): boolean =>
  one.trim() !== '' && taxIdSpellings(one, country).at(-1) === taxIdSpellings(other, country).at(-1);
