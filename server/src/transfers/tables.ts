import type { AccountType } from '@quittance/sdk/contract';
import type { BankMoveDirection, FxCoverState, TransferEvent, TransferKind, TransferState } from '@quittance/sdk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { MinorColumn, NullableMinorColumn } from '../kernel/index.ts';

/** The states of a withdrawal that failed. */
export type FailedState = Extract<TransferState, 'rejected' | 'returned' | 'refunded'>;

/** Append-only: what was shown to the person who confirmed a transfer. */
export interface TransferQuotesTable {
  id: string;
  organization_id: string;
  person_id: string;
  kind: TransferKind;
  from_currency: string;
  from_account_type: AccountType;
  /** Null for a withdrawal, like the account type. */
  to_organization_id: string | null;
  to_currency: string;
  to_account_type: AccountType | null;
  /** Of the business or the recipient; empty for an own account. */
  to_name: string;
  to_handle: string | null;
  /** Minor units of the source currency, like fee and margin. */
  sent_minor: MinorColumn;
  fee_minor: MinorColumn;
  margin_minor: MinorColumn;
  /** Minor units of the target currency. */
  received_minor: MinorColumn;
  /** Fraction of a minor unit that `received_minor` leaves out. */
  remainder: string;
  /** Null without a conversion, like the other columns of the rate. */
  rate: string | null;
  margin_rate: string | null;
  rate_source: string | null;
  rate_as_of: Date | null;
  /** Null except for a withdrawal in another currency than US dollars, like the other columns of the fee's rate. */
  fee_price_usd_minor: MinorColumn | null;
  fee_rate: string | null;
  fee_rate_source: string | null;
  fee_rate_as_of: Date | null;
  reference: string | null;
  /** Null except for a withdrawal, like the other columns of the recipient. */
  external_account_id: string | null;
  /** Of its holder and details, as they were quoted. */
  external_account_version: number | null;
  recipient_mask: string | null;
  payout_rail: string | null;
  needs_review: boolean;
  /** Business times. */
  arrives_at: Date;
  created_at: Date;
  expires_at: Date;
}

export interface TransfersTable {
  id: string;
  quote_id: string;
  organization_id: string;
  to_organization_id: string | null;
  person_id: string;
  state: TransferState;
  /** Whether monitoring kept the money back at first. */
  was_held: boolean;
  /** Whether the money moves between two of our banks. */
  via_transit: boolean;
  /** When the money left the balance, or the hold, for its destination. */
  moved_at: Date | null;
  /** When a queued withdrawal can no longer be canceled. */
  send_at: Date | null;
  /** When it was handed over to the rails. */
  instructed_at: Date | null;
  /** When the bank accepted a withdrawal. */
  sent_at: Date | null;
  /** When the money should arrive, or did; null while nobody can know. */
  arrives_at: Date | null;
  completed_at: Date | null;
  /** When the payout came back, or our banks moved the money of a transfer between them back. */
  returned_at: Date | null;
  /** Since when it's back where it came from, and nobody has ordered it again. */
  moved_back_at: ColumnType<Date | null, never, Date | null>;
  /** Since when our banks have moved it twice, or have an order to. */
  moved_twice_at: ColumnType<Date | null, never, Date | null>;
  /** The bank's fee for the return, in minor units of the target currency. */
  return_fee_minor: MinorColumn;
  /** When the bank paid it out although it had failed. */
  contradicted_at: ColumnType<Date | null, never, Date | null>;
  /** The state that it had then. */
  contradicted_after: ColumnType<FailedState | null, never, FailedState | null>;
  /** Who bears it, by decision of staff. */
  contradiction_resolution: ColumnType<'charged' | 'absorbed' | null, never, 'charged' | 'absorbed' | null>;
  /** When the bank had taken it back. */
  contradiction_returned_at: ColumnType<Date | null, never, Date | null>;
  created_at: Date;
}

/** Append-only. */
export interface TransferEventsTable {
  id: string;
  transfer_id: string;
  event: 'created' | TransferEvent;
  from_state: TransferState | null;
  to_state: TransferState;
  at: Date;
  actor_kind: string;
  actor_id: string | null;
  /** Such as a bank's return code. */
  reason: string | null;
  /** Why staff decided so. Not for its sender. */
  staff_reason: ColumnType<string | null, string | null | undefined, never>;
}

/** Append-only: moves between our banks that staff booked, since no order explains them. Numbered by transfer. */
export interface TransferBankMovesTable {
  transfer_id: string;
  number: number;
  direction: BankMoveDirection;
  at: Date;
  staff_id: string;
  reason: string;
}

/** Conversions of customers, seen from the house: it owes what was bought until it covers the trade. */
export interface FxTradesTable {
  id: string;
  /** What was converted: a transfer, or a payment with coins. */
  transfer_id: string | null;
  payment_id: ColumnType<string | null, string | null | undefined, never>;
  sold_currency: string;
  sold_minor: MinorColumn;
  bought_currency: string;
  bought_minor: MinorColumn;
  due_at: Date;
  cover_id: string | null;
}

/** Orders of the house to its dealer, each of which covers all trades of a pair that were open (`covers/net-position.ts`). */
export interface FxCoversTable {
  id: string;
  state: FxCoverState;
  sold_currency: string;
  sold_minor: MinorColumn;
  bought_currency: string;
  /** What customers bought, net. */
  position_minor: MinorColumn;
  /** What the dealer pays, at its rate; null until it dealt. */
  bought_minor: NullableMinorColumn;
  /** Null for covers of before there was a dealer, as everything below. */
  rate: ColumnType<string | null, string | null | undefined, string>;
  value_date: ColumnType<string | null, string | null | undefined, string>;
  failure_code: ColumnType<string | null, undefined, string>;
  /** By real time, as the next one. */
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  made_at: Date;
  dealt_at: ColumnType<Date | null, undefined, Date>;
  /** When the dealer is asked whether both amounts have moved. */
  settles_at: ColumnType<Date | null, undefined, Date>;
  settled_at: ColumnType<Date | null, undefined, Date>;
}

interface TransferTables {
  transfer_quotes: TransferQuotesTable;
  transfers: TransfersTable;
  transfer_events: TransferEventsTable;
  transfer_bank_moves: TransferBankMovesTable;
  fx_trades: FxTradesTable;
  fx_covers: FxCoversTable;
}

declare module '../db/database.ts' {
  interface Database extends TransferTables {}
}
