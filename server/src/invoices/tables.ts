import type { PostalAddress } from '@quittance/sdk/contract';
import type {
  ElectronicAddress,
  LateFeeType,
  PaymentWindow,
  Recurrence,
  RecurrenceUnit,
  SeriesState,
  StoredInvoiceStatus,
} from '@quittance/sdk/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  DefaultedJsonColumn,
  DefaultedMinorColumn,
  JsonColumn,
  MinorColumn,
  NullableJsonColumn,
  NullableMinorColumn,
} from '../kernel/index.ts';

export type { PaymentWindow, StoredInvoiceStatus };

/** Why a paid invoice was denied. */
export type DenialReason = 'payment_denied_by_compliance' | 'recipient_not_verified';

/** A fee as stored. A draft's may be incomplete. */
export interface StoredFee {
  readonly name: string;
  readonly type: 'percent' | 'fixed';
  /** Decimal text: a fraction of the base amount, or an amount in major units. */
  readonly value: string | null;
  /** What it adds to the base amount, in minor units. */
  readonly amountMinor: string;
}

export interface StoredCustomField {
  readonly label: string;
  readonly value: string;
}

export interface InvoicesTable {
  id: string;
  seller_organization_id: string;
  /** Set when the invoice is sent, if a person with the recipient's email address may read for an organization. */
  buyer_organization_id: string | null;
  number: string | null;
  status: StoredInvoiceStatus;
  is_overdue: Generated<boolean>;
  currency: string;
  base_amount_minor: MinorColumn;
  amount_to_pay_minor: MinorColumn;
  total_due_minor: MinorColumn;
  paid_amount_minor: NullableMinorColumn;
  /** What lists show unless a discount is given: what was paid, is being paid or is to be paid. */
  listed_amount_minor: GeneratedAlways<string>;
  /** What lists show of an open invoice until its discount ends; null for others. */
  discounted_amount_minor: GeneratedAlways<string | null>;
  /** Before it is sent, the date that it is to be sent on. */
  sending_date: string | null;
  due_date: string;
  paid_on_date: string | null;
  /** The current payment: in progress or made. */
  payment_id: string | null;
  payment_window: PaymentWindow | null;
  ach_direct_debit_enabled: boolean;
  external_payment_enabled: Generated<boolean>;
  /** How to pay outside the product, in the seller's words. */
  external_instructions: string | null;
  bank_transfer_enabled: Generated<boolean>;
  card_payment_enabled: Generated<boolean>;
  crypto_payment_enabled: Generated<boolean>;
  /** When the buyer told the seller that they paid outside the product. */
  external_notified_at: Date | null;
  /** A fraction of the base amount. */
  early_discount_percent: string | null;
  /** The last day of the discount. */
  early_discount_end_date: string | null;
  /** What the discount is worth. */
  early_discount_minor: DefaultedMinorColumn;
  /** The discount of the current payment. */
  discount_taken_minor: DefaultedMinorColumn;
  late_fee_type: LateFeeType | null;
  /** A fraction of the amount to pay; null while a draft leaves it open. */
  late_fee_percent: string | null;
  /** Days between two fees; null for a flat one. */
  late_fee_repeat_period: number | null;
  /** The fees charged so far. */
  late_fee_minor: DefaultedMinorColumn;
  late_fee_periods: Generated<number>;
  /** When the next fee is charged if the invoice is open then; null before it is sent, and if none follows. */
  next_late_fee_on: string | null;
  custom_name: string | null;
  fees: DefaultedJsonColumn<readonly StoredFee[]>;
  custom_fields: DefaultedJsonColumn<readonly StoredCustomField[]>;
  /** Days of planned reminders, from the due date, in order. */
  reminder_days: DefaultedJsonColumn<readonly number[]>;
  /** When the next one goes; null before sending, and after the last. */
  next_reminder_on: string | null;
  /** The seller's name when the invoice was sent: a sent document never changes. */
  sender_name: string;
  sender_address: NullableJsonColumn<PostalAddress>;
  /** Where both sides received e-invoices when it was sent. */
  sender_electronic_address: NullableJsonColumn<ElectronicAddress>;
  recipient_electronic_address: NullableJsonColumn<ElectronicAddress>;
  /** As typed by the seller; empty while a draft leaves them open. */
  recipient_email: string;
  recipient_name: string;
  /** The buyer's company name when the invoice was sent, if it has an account. */
  recipient_legal_name: string | null;
  recipient_address: NullableJsonColumn<PostalAddress>;
  /** The address that the seller saw of the buyer, a contact, when the invoice was sent. The document shows it to all. */
  contact_address: NullableJsonColumn<PostalAddress>;
  last_payment_failure_code: string | null;
  last_payment_failed_at: Date | null;
  /** `refused` before the debit, `returned` before the release, `reversed` after the seller had the money. */
  last_payment_failure_kind: 'refused' | 'returned' | 'reversed' | null;
  /** The seller's logo when the invoice was sent; null for a draft, which shows the current one. */
  logo_file_id: string | null;
  /** The file that goes with the invoice. */
  attached_file_id: string | null;
  /** Counts the changes of a draft's content. */
  draft_revision: Generated<number>;
  rejected_at: Date | null;
  rejection_message: string | null;
  canceled_at: Date | null;
  cancel_message: string | null;
  denied_at: Date | null;
  denial_reason: DenialReason | null;
  /** Name of the person who marked it as paid externally. */
  marked_by: string | null;
  /** How it will be repeated once it is sent; null for an ordinary invoice. */
  recurrence: NullableJsonColumn<Recurrence>;
  /** The series that it belongs to, and its place in it, from 1; null outside a series. */
  series_id: string | null;
  series_position: number | null;
  /** The rejected invoice that it corrects. */
  replaces_invoice_id: string | null;
  archived_by_seller: Generated<boolean>;
  archived_by_buyer: Generated<boolean>;
  /** Whether the seller's list or log of invoices shows it; see 0170-invoice-log. */
  in_income: GeneratedAlways<boolean>;
  in_income_log: GeneratedAlways<boolean>;
  in_expenses: GeneratedAlways<boolean>;
  in_expense_log: GeneratedAlways<boolean>;
  created_at: Date;
  updated_at: Date;
}

/** A late fee that was charged. */
export interface InvoiceLateFeesTable {
  invoice_id: string;
  /** From 1. Periods whose fee is rounded to 0 have no row. */
  period: number;
  /** From 1. Above 1 if the fee of this period was taken back before. */
  charge: Generated<number>;
  amount_minor: MinorColumn;
  charged_on: string;
  /** When it was taken back, because a payment had been sent before it. */
  taken_back_at: ColumnType<Date | null, never, Date>;
}

export interface InvoiceItemsTable {
  invoice_id: string;
  position: number;
  name: string;
  /** Null, like quantity, while a draft leaves it open. */
  rate: string | null;
  quantity: string | null;
  amount_minor: MinorColumn;
}

export interface InvoiceNumbersTable {
  seller_organization_id: string;
  last_number: ColumnType<bigint, bigint | number, bigint | number>;
}

export interface InvoiceInvitesTable {
  id: string;
  invoice_id: string;
  token_hash: string;
  /** Who was mailed it; null for the links of embed sessions. */
  recipient_email: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  /** When the seller ended it; real time. */
  revoked_at: Date | null;
}

/** Append-only: an invoice's current status is that of its last event. */
export interface InvoiceEventsTable {
  id: string;
  invoice_id: string;
  sequence: number;
  event: string;
  from_status: StoredInvoiceStatus | null;
  to_status: StoredInvoiceStatus;
  actor_kind: string;
  actor_id: string | null;
  detail: JsonColumn<Record<string, unknown>>;
  business_at: Date;
  real_at: Generated<Date>;
  /** Covers all other columns; set by the database, see ledger/canonical-form.ts. */
  hash: GeneratedAlways<Buffer>;
}

/** Invoices that repeat the first one by date. */
export interface InvoiceSeriesTable {
  id: string;
  seller_organization_id: string;
  /** The first invoice. */
  source_invoice_id: string;
  every: RecurrenceUnit;
  /** The day of the first invoice, from which all dates are counted. */
  anchor_date: string;
  end_date: string | null;
  max_count: number | null;
  sent_count: Generated<number>;
  /** When the next one goes; null unless it is active. */
  next_on: string | null;
  state: SeriesState;
  created_at: Date;
  updated_at: Date;
}

/** Counts and sums of an organization's invoices of one kind. The app only reads them, through `current_invoice_sums`. */
export interface InvoiceSumsTable {
  organization_id: GeneratedAlways<string>;
  side: GeneratedAlways<'seller' | 'buyer'>;
  currency: GeneratedAlways<string>;
  /** `closed` covers every status without sums. */
  status: GeneratedAlways<'draft' | 'scheduled' | 'sent' | 'closed'>;
  is_overdue: GeneratedAlways<boolean>;
  is_numbered: GeneratedAlways<boolean>;
  /** Whether the buyer said that they paid outside the product. */
  is_reported: GeneratedAlways<boolean>;
  has_failed_payment: GeneratedAlways<boolean>;
  /** The last day of the discounts; `-infinity` without one. */
  discount_end_date: GeneratedAlways<string>;
  invoice_count: GeneratedAlways<bigint>;
  /** Before discounts; 0 when closed. */
  total_due_minor: GeneratedAlways<string>;
  discount_minor: GeneratedAlways<string>;
}

/** What a statement changed in the sums, until a job adds it. */
export interface InvoiceSumChangesTable extends InvoiceSumsTable {
  id: GeneratedAlways<bigint>;
}

interface InvoiceTables {
  invoices: InvoicesTable;
  invoice_items: InvoiceItemsTable;
  invoice_late_fees: InvoiceLateFeesTable;
  invoice_numbers: InvoiceNumbersTable;
  invoice_series: InvoiceSeriesTable;
  invoice_invites: InvoiceInvitesTable;
  invoice_events: InvoiceEventsTable;
  invoice_sums: InvoiceSumsTable;
  invoice_sum_changes: InvoiceSumChangesTable;
}

declare module '../db/database.ts' {
  interface Database extends InvoiceTables {}
}
