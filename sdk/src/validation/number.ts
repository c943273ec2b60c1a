import { compareDecimals, InvalidDecimalError, parseDecimal } from '../money/index.ts';
import { type Problem, problem } from './problem.ts';

/** Whole and not negative, as a number of people is. */
export const checkEmployees = (text: string): Problem | null =>
  /^\d{1,9}$/.test(text.trim()) ? null : problem('employeesNumeric');

/**
 * @param text decimal text with a point, as it stands in a contract
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
