import type { TransactionDirection, TransactionKind, TransactionRecord, TransactionStatus } from '@quittance/sdk/rules';
import type { GeneratedAlways } from 'kysely';

/** What one line of an organization's balance is about; amounts, balances and times are in the ledger. */
export interface TransactionsTable {
  account_id: bigint;
  position: bigint;
  kind: TransactionKind;
  direction: TransactionDirection;
  status: TransactionStatus;
  counterparty: string | null;
  reference: string | null;
  record_kind: TransactionRecord | null;
  record_id: string | null;
  /** Decimal text without sign, for the search. */
  amount: string;
  /** The kind's name in every language, for the search. */
  words: string;
  search_text: GeneratedAlways<string>;
}

/** Lines that are not described yet, or whose description is out of date. */
export interface TransactionsWaitingTable {
  account_id: bigint;
  position: bigint;
}

declare module '../db/database.ts' {
  interface Database {
    transactions: TransactionsTable;
    transactions_waiting: TransactionsWaitingTable;
  }
}
