import { planCurrency } from '@quittance/sdk/rules';
import { accounts, credit, debit, type JournalEntry } from '../ledger/index.ts';

/** One month of a plan. */
export interface PlanCharge {
  readonly id: string;
  readonly organizationId: string;
  /** US cents. */
  readonly amountMinor: bigint;
}

/** P14: Dr avail p / Cr rev:plan p. */
export const planCharged = ({ id, organizationId, amountMinor }: PlanCharge): JournalEntry => ({
  businessKey: `plan:${id}:charged`,
  book: 'cash',
  kind: 'plan-charged',
  organizationId,
  lines: [
    debit(accounts.available(organizationId, { currency: planCurrency }), amountMinor, planCurrency),
    credit(accounts.revenue('plan'), amountMinor, planCurrency),
  ],
});
