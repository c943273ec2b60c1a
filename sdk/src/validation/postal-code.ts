import { postalPatterns } from '../reference/generated/postal-codes.generated.ts';
import { firstProblem, type Problem, problem } from './problem.ts';
import { joinSeparated } from './separators.ts';
import { checkRequired } from './text.ts';

const patterns: ReadonlyMap<string, string> = /* @__PURE__ */ (() =>
  new Map(postalPatterns.split('~').map((row) => [row.slice(0, 2), row.slice(2)])))();

/** Signs of cars, which people write before a code in these countries; in all, the two letters of the country. */
const carSigns: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LI: 'FL',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
};

const matches = (code: string, country: string): boolean => new RegExp(`^(?:${patterns.get(country)})$`).test(code);

/** Whether the country's postal codes are known. */
export const hasPostalCodes = (country: string): boolean => patterns.has(country);

/** Whether an address of the country needs a postal code. */
export const needsPostalCode = (country: string): boolean => patterns.has(country) && !matches('', country);

/** Removes the country's code or sign before a digit, as in `D-10115`. */
function withoutPrefix(code: string, country: string): string {
  const signs = [country, carSigns[country] ?? country].filter((sign) => code.startsWith(sign));
  return signs.map((sign) => code.slice(sign.length)).find((rest) => /^\d/.test(rest)) ?? code;
}

/**
 * Checks a postal code. A country whose codes are unknown accepts any code, or none.
 * @param country two capital letters of ISO 3166-1
 */
export function checkPostalCode(code: string, country: string): Problem | null {
  if (!patterns.has(country)) return null;
  const compact = joinSeparated(code, '').toUpperCase();
  if (matches(compact, country) || matches(withoutPrefix(compact, country), country)) return null;
  return firstProblem(checkRequired(compact), problem('postalCodeInvalid'));
}
