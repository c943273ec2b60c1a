import { addMonths, type BusinessDate, daysBetween, isBusinessDate } from '../time/index.ts';
import { type Problem, problem } from './problem.ts';

/** How old a document may be on the day on which it is handed in. */
export const documentAge = { proofOfAddressMonths: 3, governmentIdDays: 90 } as const;

const isDateUntil = (text: string, today: BusinessDate): boolean => isBusinessDate(text) && text <= today;

/**
 * A bill or a statement that proves an address is less than three months old.
 * @param issuedOn the date on it, `YYYY-MM-DD`
 * @param today in America/New_York
 */
export function checkProofOfAddressDate(issuedOn: string, today: BusinessDate): Problem | null {
  if (!isDateUntil(issuedOn, today)) return problem('dateInvalid');
  const max = documentAge.proofOfAddressMonths;
  return addMonths(issuedOn, max) > today ? null : problem('proofOfAddressTooOld', { max });
}

/**
 * A government's document that proves an identity is of the last ninety days.
 * @param issuedOn the date on it, `YYYY-MM-DD`
 * @param today in America/New_York
 */
export function checkGovernmentIdDate(issuedOn: string, today: BusinessDate): Problem | null {
  if (!isDateUntil(issuedOn, today)) return problem('dateInvalid');
  const max = documentAge.governmentIdDays;
  return daysBetween(issuedOn, today) <= max ? null : problem('governmentIdTooOld', { max });
}
