import { type BusinessDate, isBusinessDate } from '../time/index.ts';
import { type Problem, problem } from './problem.ts';

export const minAge = 18;

/** Nobody alive was born before: an earlier year is a typing error. */
const earliestBirth: BusinessDate = '1900-01-01';

/** Returns the full years between two dates. A birthday on 29 February counts from 1 March in common years. */
export function ageOn(today: BusinessDate, birth: BusinessDate): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

export function checkBirthDate(birth: string, today: BusinessDate): Problem | null {
  if (!isBusinessDate(birth) || birth > today || birth < earliestBirth) return problem('dateInvalid');
  return ageOn(today, birth) < minAge ? problem('tooYoung', { min: minAge }) : null;
}
