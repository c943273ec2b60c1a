import { type BusinessDate, isBusinessDate } from '../time/index.ts';
import { type Problem, problem } from './problem.ts';

/** The first and the last allowed day. */
export interface DateBounds {
  readonly min?: BusinessDate | undefined;
  readonly max?: BusinessDate | undefined;
}

/** Checks a date. @param text `YYYY-MM-DD`. Messages contain bounds in the same form, for the caller to format */
export function checkDate(text: string, { min, max }: DateBounds = {}): Problem | null {
  if (!isBusinessDate(text)) return problem('dateInvalid');
  if (min && text < min) return problem('dateTooEarly', { min });
  return max && text > max ? problem('dateTooLate', { max }) : null;
}
