import { type BusinessDate, isBusinessDate } from '../time/index.ts';
import { type Problem, problem } from './problem.ts';

/** The first and the last day that may be chosen. */
export interface DateBounds {
  readonly min?: BusinessDate | undefined;
  readonly max?: BusinessDate | undefined;
}

/** @param text `YYYY-MM-DD`; the bounds that a message names stand in it in the same form, for the caller to write out */
export function checkDate(text: string, { min, max }: DateBounds = {}): Problem | null {
  if (!isBusinessDate(text)) return problem('dateInvalid');
  if (min && text < min) return problem('dateTooEarly', { min });
  return max && text > max ? problem('dateTooLate', { max }) : null;
}
