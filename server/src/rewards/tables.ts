import type { MinorColumn } from '../kernel/index.ts';

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
}

interface RewardTables {
  reward_grants: RewardGrantsTable;
}

declare module '../db/database.ts' {
  interface Database extends RewardTables {}
}
