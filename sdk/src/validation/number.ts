import { compareDecimals, InvalidDecimalError, parseDecimal } from '../money/index.ts';
import { type Problem, problem } from './problem.ts';

/** Checks a number of people: whole and not negative. */
export const checkEmployees = (text: string): Problem | null =>
  /^\d{1,9}$/.test(text.trim()) ? null : problem('employeesNumeric');

/**
 * Checks that a number is greater than a bound.
 * @param text decimal text with a point, as in the contract
 * @param bound decimal text that must be exceeded
 */
export function checkGreaterThan(text: string, bound: string): Problem | null {
  try {
    return compareDecimals(parseDecimal(text), parseDecimal(bound)) > 0 ? null : problem('greaterThan', { bound });
  } catch (error) {
    if (error instanceof InvalidDecimalError) return problem('numberInvalid');
    throw error;
  }
}
