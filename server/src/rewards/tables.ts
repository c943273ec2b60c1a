import type { MinorColumn } from '../kernel/index.ts';

/** Points that an organization earned by paying an invoice early. */
export interface RewardGrantsTable {
  id: string;
  organization_id: string;
  payment_id: string;
  invoice_id: string;
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
