import { addMonths, type BusinessDate, daysBetween, isBusinessDate } from '../time/index.ts';
import { type Problem, problem } from './problem.ts';

/** Maximum age of a document on the day of submission. */
export const documentAge = { proofOfAddressMonths: 3, governmentIdDays: 90 } as const;

const isDateUntil = (text: string, today: BusinessDate): boolean => isBusinessDate(text) && text <= today;

/**
 * Checks that a bill or statement that proves an address is less than three months old.
 * @param issuedOn the date on it, `YYYY-MM-DD`
 * @param today in America/New_York
 */
export function checkProofOfAddressDate(issuedOn: string, today: BusinessDate): Problem | null {
  if (!isDateUntil(issuedOn, today)) return problem('dateInvalid');
  const max = documentAge.proofOfAddressMonths;
  return addMonths(issuedOn, max) > today ? null : problem('proofOfAddressTooOld', { max });
}

/**
 * Checks that an official identity document is at most ninety days old.
 * @param issuedOn the date on it, `YYYY-MM-DD`
 * @param today in America/New_York
 */
export function checkGovernmentIdDate(issuedOn: string, today: BusinessDate): Problem | null {
  if (!isDateUntil(issuedOn, today)) return problem('dateInvalid');
  const max = documentAge.governmentIdDays;
  return daysBetween(issuedOn, today) <= max ? null : problem('governmentIdTooOld', { max });
}
