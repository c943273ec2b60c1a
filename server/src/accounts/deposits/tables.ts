import type { AccountType } from '@quittance/sdk/contract';
import type { DepositState } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';
import type { MinorColumn } from '../../kernel/index.ts';

/** Money that arrived at our bank. */
export interface DepositsTable {
  id: string;
  bank_reference: string;
  rail: string;
  amount_minor: MinorColumn;
  currency: string;
  state: DepositState;
  /** Whose it is; null while nobody knows, and after it was recalled. */
  organization_id: string | null;
  account_type: AccountType | null;
  /** How often it was matched. */
  matches: Generated<number>;
  /** Sender and remittance, encrypted with DATA_KEY for this row's id. Null in older rows. */
  sealed_details: Buffer | null;
  arrived_at: Date;
  /** Why the sender's bank calls it back. */
  recall_code: string | null;
  recalled_at: Date | null;
}

/** Each time that a deposit was assigned to an organization's account. */
export interface DepositMatchesTable {
  deposit_id: string;
  number: number;
  organization_id: string;
  account_type: AccountType;
  /** What named the organization: the credited account, the reference, or staff. */
  matched_by: 'account' | 'reference' | 'staff';
  /** Whether monitoring kept it back. */
  is_held: boolean;
  matched_at: Date;
  released_at: Date | null;
  /** When it was relabelled. */
  undone_at: Date | null;
}

interface DepositTables {
  deposits: DepositsTable;
  deposit_matches: DepositMatchesTable;
}

declare module '../../db/database.ts' {
  interface Database extends DepositTables {}
}
