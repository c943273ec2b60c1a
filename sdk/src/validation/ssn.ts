import { type Problem, problem } from './problem.ts';
import { joinSeparated } from './separators.ts';

/**
 * Numbers printed in advertisements and then used by thousands. The Social Security Administration has withdrawn them.
 */
const advertised: ReadonlySet<string> = new Set(['078051120', '219099999', '457555462']);

/**
 * Checks a social security number: nine digits, with or without separators; area not 000, 666 or 9xx; group not 00;
 * serial not 0000.
 */
export function checkSsn(text: string): Problem | null {
  const digits = joinSeparated(text, '');
  const isIssued = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits);
  return isIssued && !advertised.has(digits) ? null : problem('ssnInvalid');
}
