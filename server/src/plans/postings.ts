import { type AccountType, planCurrency } from '@quittance/sdk/rules';
import { type Account, accounts, credit, debit, type JournalEntry } from '../ledger/index.ts';

/** One month of a plan. */
export interface PlanCharge {
  readonly id: string;
  readonly organizationId: string;
  /** US cents. */
  readonly amountMinor: bigint;
}

/** The US dollar balance of one type of account, which pays a charge. */
export const payingBalance = (organizationId: string, accountType: AccountType): Account =>
  accounts.available(organizationId, { currency: planCurrency, accountType });

/** P14: Dr avail p / Cr rev:plan p. @param accountType of the US dollar balance that pays */
export const planCharged = (
  { id, organizationId, amountMinor }: PlanCharge,
  accountType: AccountType,
): JournalEntry => ({
  businessKey: `plan:${id}:charged`,
  book: 'cash',
  kind: 'plan-charged',
  organizationId,
  lines: [
    debit(payingBalance(organizationId, accountType), amountMinor, planCurrency),
    credit(accounts.revenue('plan'), amountMinor, planCurrency),
  ],
});
