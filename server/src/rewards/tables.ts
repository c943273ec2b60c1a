import type { AccountType } from '@quittance/sdk/contract';
import type { DefaultedMinorColumn, MinorColumn } from '../kernel/index.ts';

/** Points that an organization earned: by paying an invoice early, or by verifying itself soon after the sign-up. */
export interface RewardGrantsTable {
  id: string;
  organization_id: string;
  /** Null for the welcome bonus, like the invoice. */
  payment_id: string | null;
  invoice_id: string | null;
  /** Who earned the welcome bonus; null for a payment. */
  person_id: string | null;
  points: MinorColumn;
  /** What they would cost, in US cents. */
  cost_minor: MinorColumn;
  /** The business date on which the payer authorized the payment. */
  earned_on: string;
  granted_at: Date;
  /** When they were taken back, because the bank took back the payment. */
  reversed_at: Date | null;
  /** Of these, how many had been redeemed when they were taken back, and are owed. */
  owed_points: DefaultedMinorColumn;
  /** Of these, how many settled owed points. */
  settled_points: DefaultedMinorColumn;
}

/** Points that an organization exchanged for money. */
export interface RewardRedemptionsTable {
  id: string;
  organization_id: string;
  points: MinorColumn;
  /** US cents. */
  paid_minor: MinorColumn;
  /** Of the US dollar account that got the money. */
  account_type: AccountType;
  redeemed_at: Date;
}

interface RewardTables {
  reward_grants: RewardGrantsTable;
  reward_redemptions: RewardRedemptionsTable;
}

declare module '../db/database.ts' {
  interface Database extends RewardTables {}
}
