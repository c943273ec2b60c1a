import type { PlanChargeState } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';
import type { MinorColumn } from '../kernel/index.ts';
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

interface PlanTables {
  plan_subscriptions: PlanSubscriptionsTable;
  plan_charges: PlanChargesTable;
}

declare module '../db/database.ts' {
  interface Database extends PlanTables {}
}
