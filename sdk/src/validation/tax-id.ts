import { type Problem, problem } from './problem.ts';
import { taxIdPatterns } from './tax-id-patterns.ts';

/** In capitals, without what people put between the digits. */
export const compactTaxId = (text: string): string => text.toUpperCase().replace(/[\s.\-/,_]/g, '');

/** Countries of which we know nothing: eight or more letters, digits or hyphens, not letters alone. */
const anywhere = /^(?![A-Za-z]+$)[A-Za-z\d-]{8,}$/;

function isPossible(text: string, country: string): boolean {
  const known = taxIdPatterns[country];
  return known ? new RegExp(`^(?:${known[0]})$`).test(compactTaxId(text)) : anywhere.test(text.trim());
}

/** An example of the country's tax numbers, as people there write them; null where we know none. */
export const taxIdExample = (country: string): string | null => taxIdPatterns[country]?.[1] ?? null;

/** What is said of a tax number that is refused, with an example where we know one. */
export function taxIdProblem(country: string): Problem {
  const example = taxIdExample(country);
  return example === null ? problem('taxIdInvalid') : problem('taxIdInvalidExample', { example });
}

/**
 * Whether a text looks like a tax number of the country: of an organization (EIN, VAT number…) or a person (SSN…).
 * @param country two capital letters of ISO 3166-1
 */
export const checkTaxId = (text: string, country: string): Problem | null =>
  isPossible(text, country) ? null : taxIdProblem(country);
