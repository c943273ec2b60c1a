import { postalPatterns } from '../reference/generated/postal-codes.generated.ts';
import { type Problem, problem } from './problem.ts';

const patterns: ReadonlyMap<string, string> = /* @__PURE__ */ (() =>
  new Map(postalPatterns.split('~').map((row) => [row.slice(0, 2), row.slice(2)])))();

/** Whether we know what postal codes look like there. */
export const hasPostalCodes = (country: string): boolean => patterns.has(country);

/** In capitals, without the spaces and hyphens that some write and others leave out. */
const compact = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

/**
 * A country whose codes we don't know may have any, or none.
 * @param country two capital letters of ISO 3166-1
 */
export function checkPostalCode(code: string, country: string): Problem | null {
  const pattern = patterns.get(country);
  if (pattern === undefined) return null;
  return new RegExp(`^(?:${pattern})$`).test(compact(code)) ? null : problem('postalCodeInvalid');
}
