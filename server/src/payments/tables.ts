import type { AccountType } from '@quittance/sdk/contract';
import type { PaymentExceptionKind, PaymentMethod } from '@quittance/sdk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultedMinorColumn, Locale, MinorColumn } from '../kernel/index.ts';
import type { RiskTier } from './debit-terms.ts';

/**
 * State of a payment.
 *
 * - `authorized`: the payer agreed; the debit is held, not yet submitted, or the card not yet charged
 * - `submitted`: the bank accepted it, or the card was charged; `settled`: its money arrived, and may still be returned
 * - `cleared`: the money can no longer be returned; reserved until the due date, credited to the seller at
 * `released_at`
 * - `refused`, `returned`, `reversed`: it failed before submission, within the return window, or after it
 * - `held`: compliance checks it; `denied`: its money went back; `blocked`: kept by order of an authority
 */
export type PaymentState =
  | 'authorized'
  | 'submitted'
  | 'settled'
  | 'cleared'
  | 'refused'
  | 'returned'
  | 'reversed'
  | 'held'
  | 'denied'
  | 'blocked';

export interface InvoicePaymentsTable {
  id: string;
  invoice_id: string;
  method: PaymentMethod;
  state: PaymentState;
  amount_minor: MinorColumn;
  /** The early discount that it took. */
  discount_minor: DefaultedMinorColumn;
  currency: string;
  payer_organization_id: string | null;
  payer_account_type: AccountType | null;
  /** The person who paid by card signed in. */
  payer_person_id: ColumnType<string | null, string | null | undefined, never>;
  debit_authorization_id: string | null;
  payer_locale: Locale;
  /** How often its debit was presented to the bank, or will have been next. */
  presentment: Generated<number>;
  /** Of a debit that earlier versions held in this presentment: the key of that journal has no number. */
  unnumbered_hold: ColumnType<number | null, never, never>;
  /** When its debit is to be presented again; null otherwise. */
  present_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Both are set when a debit is authorized, and null in older rows and other payments. */
  risk_tier: ColumnType<RiskTier | null, RiskTier | null | undefined, never>;
  window_banking_days: ColumnType<number | null, number | null | undefined, never>;
  /** The business date that decides whether the payment was in time, even if its money arrives later. */
  authorized_on: string;
  authorized_at: Date;
  settled_at: Date | null;
  window_closes_at: Date | null;
  cleared_at: Date | null;
  release_at: Date | null;
  released_at: Date | null;
  /** Type of the seller's account that the release credited; null until then. */
  credited_account_type: AccountType | null;
  failure_code: string | null;
  failed_at: Date | null;
  /** When compliance took it to check; null if it never did. */
  held_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When it is denied if the seller is not verified by then; set once it has cleared. */
  verify_by: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of a denied payment from a bank: when its money was ordered back, and what became of that. */
  refund_queued_at: ColumnType<Date | null, undefined, Date | null>;
  refund_settled_at: ColumnType<Date | null, undefined, Date | null>;
  refund_failed_at: ColumnType<Date | null, undefined, Date | null>;
  refund_failure_code: ColumnType<string | null, undefined, string | null>;
  /** Since when a licence lets its money go back; null if it was never blocked. */
  unblocked_at: ColumnType<Date | null, undefined, Date>;
  /** When the payer's bank took a denied or blocked payment back. */
  taken_back_at: ColumnType<Date | null, undefined, Date>;
  /** Since when the payer's bank disputes a card payment; null once it is decided. */
  disputed_at: ColumnType<Date | null, never, Date | null>;
  /** Whether its reward points are to be granted or taken back, as soon as its state is final. */
  reward_due: Generated<boolean>;
}

/** What needs staff about the money of a payment. */
export interface PaymentExceptionsTable {
  id: string;
  payment_id: string | null;
  /** Of coins. */
  quote_id: ColumnType<string | null, string | null | undefined, never>;
  kind: PaymentExceptionKind;
  /** The reason of the bank or the processor; may be empty. */
  code: string;
  occurred_at: Date;
  resolved_at: ColumnType<Date | null, never, Date | null>;
}

/** Presentments of a debit that the bank returned and that was presented again. */
export interface ReturnedPresentmentsTable {
  payment_id: string;
  presentment: number;
  /** Whether its money had arrived before. */
  was_settled: boolean;
  /** Whether compliance was checking it. */
  was_held: Generated<boolean>;
  return_code: string;
  returned_at: Date;
}

/** Debts of sellers that the house gave up. */
export interface SellerWriteOffsTable {
  id: string;
  organization_id: string;
  amount_minor: MinorColumn;
  currency: string;
  written_off_at: Date;
}

/** Append-only evidence of a payer's agreement: text, time and origin. */
export interface DebitAuthorizationsTable {
  id: string;
  invoice_id: string;
  /** The agreeing party: the guest of this invite, or else the person. */
  invite_id: string | null;
  person_id: string | null;
  version: string;
  locale: Locale;
  text: string;
  hash: string;
  provider_user_id: string;
  bank_name: string;
  account_mask: string;
  account_fingerprint: string;
  /** Encrypted with DATA_KEY for this row's id. Null in older rows, whose debits are already submitted. */
  sealed_account_token: Buffer | null;
  ip: string;
  user_agent: string;
  business_at: Date;
  accepted_at: Generated<Date>;
}

export interface BlockedBankAccountsTable {
  account_fingerprint: string;
  return_code: string;
  payment_id: string;
  blocked_at: Date;
}

interface PaymentTables {
  invoice_payments: InvoicePaymentsTable;
  payment_exceptions: PaymentExceptionsTable;
  returned_presentments: ReturnedPresentmentsTable;
  seller_write_offs: SellerWriteOffsTable;
  debit_authorizations: DebitAuthorizationsTable;
  blocked_bank_accounts: BlockedBankAccountsTable;
}

declare module '../db/database.ts' {
  interface Database extends PaymentTables {}
}
