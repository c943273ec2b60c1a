import type { Coin } from '@quittance/sdk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { Locale, MinorColumn } from '../../kernel/index.ts';

/** Unset at first. */
type Later<Value> = ColumnType<Value | null, null | undefined, Value | null>;

/** Offers to pay an invoice with coins: so many of them, to a new address, until a time. */
export interface CryptoQuotesTable {
  id: string;
  invoice_id: string;
  /** `closed`: coins that are first seen from now on pay nothing. */
  state: ColumnType<'open' | 'closed', 'open', 'closed'>;
  coin: Coin;
  address: string;
  /** Where the payer gets back what pays nothing. */
  refund_address: string;
  coin_minor: MinorColumn;
  amount_minor: MinorColumn;
  discount_minor: MinorColumn;
  currency: string;
  /** Units of `currency` for one coin, as decimal text. */
  rate: string;
  /** By how much the coins are worth more than the amount, in its minor unit. */
  remainder: string;
  /** Id of the guest's invite, or of the person. */
  payer_key: string;
  payer_organization_id: string | null;
  payer_person_id: string | null;
  payer_locale: Locale;
  quoted_on: string;
  quoted_at: Date;
  expires_at: Date;
  /** The last payment that it made. */
  payment_id: Later<string>;
  /** When its payment ended because the network had not confirmed it in time: coins that come now go back. */
  given_up_at: Later<Date>;
}

/** The payments that quotes have made. A second one follows when the first one's transaction was dropped and came again. */
export interface CryptoPaymentsTable {
  payment_id: string;
  quote_id: string;
  /** When it ends if the network has not confirmed it; null once that is decided. */
  confirm_by: ColumnType<Date | null, Date, null>;
}

/** Transactions to the address of a quote. */
export interface CryptoReceiptsTable {
  id: string;
  quote_id: string;
  transaction_id: string;
  coin_minor: MinorColumn;
  seen_at: Date;
  /** Of the last event. */
  sequence: number;
  confirmations: number;
  is_dropped: boolean;
  /** How often it was booked as arrived, and as lost again in a reorganization. */
  arrivals: Generated<number>;
  losses: Generated<number>;
}

/** Coins that pay nothing, committed with what caused it. */
export interface CryptoRefundsTable {
  id: string;
  quote_id: string;
  /** The denied payment; null for coins that paid nothing. */
  payment_id: string | null;
  coin_minor: MinorColumn;
  /** `kept`: too little to send, since the network's fee would take it. */
  state: ColumnType<
    'queued' | 'unknown' | 'sent' | 'refused' | 'kept',
    'queued' | 'kept',
    'unknown' | 'sent' | 'refused'
  >;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  transaction_id: Later<string>;
  /** The network's fee, taken from the coins. */
  fee_minor: ColumnType<string, bigint | undefined, bigint>;
  code: Later<string>;
  queued_at: Date;
  ended_at: ColumnType<Date | null, Date | undefined, Date>;
}

/** What the wallet's provider told us, once each however often it is delivered. */
export interface ChainEventsTable {
  event_id: string;
  sequence: number;
  transaction_id: string;
  coin: Coin;
  address: string;
  coin_minor: MinorColumn;
  confirmations: number;
  is_dropped: boolean;
  occurred_at: Date;
  received_at: Generated<Date>;
  applied_at: ColumnType<Date | null, never, Date>;
}

interface CryptoTables {
  crypto_quotes: CryptoQuotesTable;
  crypto_payments: CryptoPaymentsTable;
  crypto_receipts: CryptoReceiptsTable;
  crypto_refunds: CryptoRefundsTable;
  chain_events: ChainEventsTable;
}

declare module '../../db/database.ts' {
  interface Database extends CryptoTables {}
}
