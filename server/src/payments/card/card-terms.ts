import { addBankingDays, type BusinessDate, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';

/** Rules for card payments, as they apply to payments authorized from a date on. */
interface CardTerms {
  /** First date, in New York. */
  readonly from: BusinessDate;
  /** Whole banking days from the payout until the money counts as good. */
  readonly holdBankingDays: number;
}

/** Oldest first. Add an entry to change a term; entries that have applied never change. */
const history: readonly CardTerms[] = [{ from: '2021-01-01', holdBankingDays: 2 }];

/** Returns the terms that apply on a date. @throws RangeError before the first ones */
export function cardTermsOn(date: BusinessDate, terms: readonly CardTerms[] = history): CardTerms {
  const found = terms.findLast(({ from }) => from <= date);
  if (!found) throw new RangeError(`There are no terms for cards on ${date}.`);
  return found;
}

/** Returns when the risk hold of a card payment ends: at the start of a banking day in New York. */
export const holdEndsAt = (paidOutAt: Date, authorizedOn: BusinessDate): Date =>
  startOfBusinessDay(addBankingDays(businessDateOf(paidOutAt), cardTermsOn(authorizedOn).holdBankingDays));
