import type { BankChargeKind, ReconciliationState, StatementProblem } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';
import type { JsonColumn, MinorColumn, NullableMinorColumn } from '../kernel/index.ts';

/** Our account at a bank, as stored: minor units as text; null while the bank has not stated them. */
export interface StatedAccount {
  readonly account: string;
  readonly closingMinor: string | null;
}

/** The comparison of the ledger with the banks: one for each banking day and currency. */
export interface BankReconciliationsTable {
  id: string;
  business_date: string;
  currency: string;
  state: ReconciliationState;
  bank_accounts: JsonColumn<readonly StatedAccount[]>;
  /** The sides (`compare-with-bank.ts`), in minor units; null while a bank is awaited. */
  bank_minor: NullableMinorColumn;
  elsewhere_minor: NullableMinorColumn;
  debits_minor: NullableMinorColumn;
  payouts_minor: NullableMinorColumn;
  suspense_minor: NullableMinorColumn;
  between_minor: NullableMinorColumn;
  exchange_minor: NullableMinorColumn;
  unbooked_minor: NullableMinorColumn;
  own_minor: NullableMinorColumn;
  client_minor: NullableMinorColumn;
  difference_minor: NullableMinorColumn;
  compared_at: Date | null;
  created_at: Generated<Date>;
}

/** What a bank charged us, or interest: one row for each entry of a statement. */
export interface BankChargesTable {
  id: string;
  bank_reference: string;
  account: string;
  currency: string;
  kind: BankChargeKind;
  /** Below 0: taken from us. */
  amount_minor: MinorColumn;
  /** By the bank's calendar. */
  booked_on: string;
  created_at: Generated<Date>;
}

/** A statement of a bank that was overdue, or did not follow the one before. */
export interface BankStatementAlarmsTable {
  id: string;
  account: string;
  currency: string;
  business_date: string;
  problem: StatementProblem;
  raised_at: Date;
  /** Null while it lasts. */
  ended_at: Date | null;
}

declare module '../db/database.ts' {
  interface Database {
    bank_charges: BankChargesTable;
    bank_statement_alarms: BankStatementAlarmsTable;
    bank_reconciliations: BankReconciliationsTable;
  }
}
