import { addBankingDays, addDays, type BusinessDate, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';

/** How likely a debit is to be returned late. */
export type RiskTier = 'standard' | 'consumer' | 'elevated';

/** Rules for bank debits, as they apply to authorizations from a date on. Amounts are minor units of US dollars. */
export interface DebitTerms {
  /** First date, in New York. */
  readonly from: BusinessDate;
  /**
   * Whole banking days from the settlement until the money counts as good. A bank has two days to return a debit, its
   * return reaches us on the morning of the second, and one more day is a buffer for delays. Risky debits wait longer.
   */
  readonly windowBankingDays: Readonly<Record<RiskTier, number>>;
  /** The first debit of an account is of elevated risk from this amount on. */
  readonly largeFirstDebitMinor: bigint;
  /** An account with a return in so many days before is of elevated risk. */
  readonly returnsCountForDays: number;
  readonly presentAgain: {
    /** Return reasons that only mean that the money was missing on that day. */
    readonly codes: readonly string[];
    /** How often a returned debit is presented again. */
    readonly most: number;
    /** Whole banking days from the return to the next presentment. */
    readonly afterBankingDays: number;
    /** Calendar days from the authorization within which it must happen. */
    readonly withinDays: number;
  };
}

/** Oldest first. Add an entry to change a term; entries that have applied never change. */
const history: readonly DebitTerms[] = [
  {
    from: '2021-01-01',
    windowBankingDays: { standard: 3, consumer: 5, elevated: 8 },
    largeFirstDebitMinor: 5_000_000n,
    returnsCountForDays: 180,
    // Limits of the Nacha Operating Rules: twice, within 180 days.
    presentAgain: { codes: ['R01', 'R09'], most: 2, afterBankingDays: 1, withinDays: 180 },
  },
];

/** Returns the terms that apply on a date. @throws RangeError before the first ones */
export function debitTermsOn(date: BusinessDate, terms: readonly DebitTerms[] = history): DebitTerms {
  const found = terms.findLast(({ from }) => from <= date);
  if (!found) throw new RangeError(`There are no terms for debits on ${date}.`);
  return found;
}

/** What is known of a debit's account when the payer authorizes it. */
export interface DebitRisk {
  readonly holderKind: 'business' | 'consumer';
  readonly amountMinor: bigint;
  /** Whether an earlier debit of this account has cleared. */
  readonly hasCleared: boolean;
  /** Business date of its last return; null without one. */
  readonly lastReturnedOn: BusinessDate | null;
}

/** Returns the risk tier of a debit that is authorized on a date. */
export function riskTierOf(risk: DebitRisk, on: BusinessDate, terms: DebitTerms = debitTermsOn(on)): RiskTier {
  const { lastReturnedOn } = risk;
  const returnedLately = lastReturnedOn !== null && lastReturnedOn >= addDays(on, -terms.returnsCountForDays);
  if (returnedLately || (!risk.hasCleared && risk.amountMinor >= terms.largeFirstDebitMinor)) return 'elevated';
  return risk.holderKind === 'consumer' ? 'consumer' : 'standard';
}

/** Returns when the return window of a settled debit closes: at the start of a banking day in New York. */
export const windowClosesAt = (settledAt: Date, windowBankingDays: number): Date =>
  startOfBusinessDay(addBankingDays(businessDateOf(settledAt), windowBankingDays));

export interface ReturnedDebit {
  readonly returnCode: string;
  /** 1 for the first time that the debit was presented. */
  readonly presentment: number;
  readonly authorizedOn: BusinessDate;
  readonly returnedOn: BusinessDate;
  /** Whether the authorization says that the debit may be presented again. */
  readonly isAgreed: boolean;
}

/** Returns the date on which a returned debit is presented again on the same authorization; null if it has failed. */
export function presentAgainOn(
  { returnCode, presentment, authorizedOn, returnedOn, isAgreed }: ReturnedDebit,
  { presentAgain }: DebitTerms = debitTermsOn(authorizedOn),
): BusinessDate | null {
  if (!isAgreed || !presentAgain.codes.includes(returnCode) || presentment > presentAgain.most) return null;
  const date = addBankingDays(returnedOn, presentAgain.afterBankingDays);
  return date <= addDays(authorizedOn, presentAgain.withinDays) ? date : null;
}
