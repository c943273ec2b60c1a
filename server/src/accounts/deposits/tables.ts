import type { AccountType } from '@quittance/sdk/contract';
import type { DepositState, StaffDepositDecision } from '@quittance/sdk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { MinorColumn, NullableMinorColumn } from '../../kernel/index.ts';

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
  /** Whether the bank asks us to check it before anybody uses the money. */
  needs_review: Generated<boolean>;
  /** The part that paid an invoice; 0 without one. */
  applied_minor: ColumnType<string, string | bigint | undefined, string | bigint>;
  /** The payment that it made. */
  payment_id: string | null;
  /** The invoice that its reference names. */
  invoice_id: string | null;
  /** When a review began for which no account could hold it, so that it stays in suspense. */
  held_without_account_at: Date | null;
  /** When the part that paid nothing was last ordered back to its sender. The columns below are about that order. */
  refund_queued_at: Date | null;
  refund_settled_at: Date | null;
  refund_failed_at: Date | null;
  refund_failure_code: string | null;
  /** What the bank took because the refund came back. */
  refund_fee_minor: ColumnType<string, string | bigint | undefined, string | bigint>;
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
  /** What was on hold, if its release paid an invoice. Null: what of the deposit paid no invoice. */
  amount_minor: NullableMinorColumn;
  /** What named the organization: the credited account, its reference, that of an invoice to it, or staff. */
  matched_by: 'account' | 'reference' | 'invoice' | 'staff';
  /** Whether monitoring kept it back. */
  is_held: boolean;
  matched_at: Date;
  released_at: Date | null;
  /** When it was relabelled or sent back. */
  undone_at: Date | null;
  /** When staff decided that it goes back to its sender. */
  sent_back_at: ColumnType<Date | null, undefined, Date>;
}

/** What staff decided about a deposit, and why. */
export interface DepositDecisionsTable {
  id: string;
  deposit_id: string;
  decision: StaffDepositDecision;
  /** The match that it made or is about; 0 while there was none. */
  match_number: number;
  /** Null for a decision of the sandbox. */
  decided_by: string | null;
  reason: string;
  /** Business time. */
  decided_at: Date;
}

interface DepositTables {
  deposits: DepositsTable;
  deposit_decisions: DepositDecisionsTable;
  deposit_matches: DepositMatchesTable;
}

declare module '../../db/database.ts' {
  interface Database extends DepositTables {}
}
