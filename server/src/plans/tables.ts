import type { FreePlanBalanceState, PlanChargeState } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';
import type { MinorColumn, NullableMinorColumn } from '../kernel/index.ts';
import type { PricingTier } from '../organizations/index.ts';

/** The plan on which staff put an organization. */
export interface PlanSubscriptionsTable {
  organization_id: string;
  tier: PricingTier;
  /** Business date of the first month's start. */
  started_on: string;
  /** Months that were charged or waived. */
  months: Generated<number>;
  /** Start of the next month; null for a plan that costs nothing. */
  next_month_on: string | null;
  charges_waived: Generated<boolean>;
}

/** The price of one month of a plan. */
export interface PlanChargesTable {
  id: string;
  organization_id: string;
  tier: PricingTier;
  /** First day of the month. */
  month_on: string;
  /** US cents. */
  amount_minor: MinorColumn;
  state: PlanChargeState;
  /** Business date of the next try; null once it is not due. */
  next_try_on: string | null;
  /** Business time. */
  paid_at: Date | null;
}

/** The balance that the free plan requires of an organization. */
export interface FreePlanBalancesTable {
  id: string;
  organization_id: string;
  state: FreePlanBalanceState;
  /** Business dates, as all days here. */
  approved_on: string;
  /** The last day on which it counts as reached in time. */
  due_on: string;
  /** US cents. */
  required_minor: MinorColumn;
  /** US cents, on `checked_on`. */
  balance_minor: NullableMinorColumn;
  checked_on: string | null;
  reminded_on: string | null;
  /** Null when nothing is required. */
  next_check_on: string | null;
  /** Of the latest decision of staff. */
  note: string | null;
  decided_by_staff_id: string | null;
}

interface PlanTables {
  free_plan_balances: FreePlanBalancesTable;
  plan_subscriptions: PlanSubscriptionsTable;
  plan_charges: PlanChargesTable;
}

declare module '../db/database.ts' {
  interface Database extends PlanTables {}
}
