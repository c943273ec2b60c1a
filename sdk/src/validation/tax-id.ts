import { type Problem, problem } from './problem.ts';
import { taxIdPatterns } from './tax-id-patterns.ts';

/** Normalizes a tax number: upper case, without separators. */
export const compactTaxId = (text: string): string => text.toUpperCase().replace(/[\s.\-/,_]/g, '');

/** For unknown countries: eight or more letters, digits or hyphens, not only letters. */
const anywhere = /^(?![A-Za-z]+$)[A-Za-z\d-]{8,}$/;

function isPossible(text: string, country: string): boolean {
  const known = taxIdPatterns[country];
  return known ? new RegExp(`^(?:${known[0]})$`).test(compactTaxId(text)) : anywhere.test(text.trim());
}

/** Returns an example of the country's tax numbers in the usual notation; null if none is known. */
export const taxIdExample = (country: string): string | null => taxIdPatterns[country]?.[1] ?? null;

/** Returns the problem of a refused tax number, with an example if one is known. */
export function taxIdProblem(country: string): Problem {
  const example = taxIdExample(country);
  return example === null ? problem('taxIdInvalid') : problem('taxIdInvalidExample', { example });
}

/**
 * Checks whether a text looks like a tax number of the country: of an organization (EIN, VAT number…) or a person
 * (SSN…).
 * @param country two capital letters of ISO 3166-1
 */
export const checkTaxId = (text: string, country: string): Problem | null =>
  isPossible(text, country) ? null : taxIdProblem(country);
