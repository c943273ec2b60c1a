import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';

/** How long money waits for a seller who is not verified, as it applies to payments that clear from a date on. */
export interface VerificationTerms {
  /** First date, in New York. */
  readonly from: BusinessDate;
  /** Days from the due date, or from the payment if it is later, until the money goes back. */
  readonly daysToVerify: number;
}

/** Oldest first. Add an entry to change a term; entries that have applied never change. */
const history: readonly VerificationTerms[] = [{ from: '2021-01-01', daysToVerify: 30 }];

/** Returns the terms that apply on a date. @throws RangeError before the first ones */
export function verificationTermsOn(
  date: BusinessDate,
  terms: readonly VerificationTerms[] = history,
): VerificationTerms {
  const found = terms.findLast(({ from }) => from <= date);
  if (!found) throw new RangeError(`There are no terms for the verification of sellers on ${date}.`);
  return found;
}

/** Returns the day on which a payment is denied if its seller is not verified by then. */
export function verifyByDate({
  dueDate,
  clearedOn,
}: {
  readonly dueDate: BusinessDate;
  readonly clearedOn: BusinessDate;
}): BusinessDate {
  const { daysToVerify } = verificationTermsOn(clearedOn);
  return addDays(dueDate > clearedOn ? dueDate : clearedOn, daysToVerify);
}

export const verifyByOf = (dates: Parameters<typeof verifyByDate>[0]): Date => startOfBusinessDay(verifyByDate(dates));
