/**
 * What the comparison of the ledger with the banks said of a day and a currency.
 *
 * - `waiting`: a bank has not stated its closing balance, so nothing was compared
 * - `matched`: the banks hold what they should
 * - `difference`: they hold more or less; finance looks for the reason
 */
export const reconciliationStates = ['waiting', 'matched', 'difference'] as const;
export type ReconciliationState = (typeof reconciliationStates)[number];

/** What a bank books on our account for itself: a fee for its services, or interest. */
export const bankChargeKinds = ['fee', 'interest'] as const;
export type BankChargeKind = (typeof bankChargeKinds)[number];

/**
 * What is wrong with the statement of a bank.
 *
 * - `missing`: it is overdue
 * - `number-gap`: its number does not follow that of the statement before
 * - `opening-differs`: it opens with another balance than the statement before closed with
 */
export const statementProblems = ['missing', 'number-gap', 'opening-differs'] as const;
export type StatementProblem = (typeof statementProblems)[number];
