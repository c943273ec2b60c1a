import { postalPatterns } from '../reference/generated/postal-codes.generated.ts';
import { type Problem, problem } from './problem.ts';

const patterns: ReadonlyMap<string, string> = /* @__PURE__ */ (() =>
  new Map(postalPatterns.split('~').map((row) => [row.slice(0, 2), row.slice(2)])))();

/** Whether the country's postal codes are known. */
export const hasPostalCodes = (country: string): boolean => patterns.has(country);

/** Normalizes a code: upper case, without spaces and hyphens. */
const compact = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

/**
 * Checks a postal code. A country whose codes are unknown accepts any code, or none.
 * @param country two capital letters of ISO 3166-1
 */
export function checkPostalCode(code: string, country: string): Problem | null {
  const pattern = patterns.get(country);
  if (pattern === undefined) return null;
  return new RegExp(`^(?:${pattern})$`).test(compact(code)) ? null : problem('postalCodeInvalid');
}
