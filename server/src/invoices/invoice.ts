import type { PostalAddress } from '@quittance/sdk/contract';
import type { ElectronicAddress, LateFeeType, Recurrence, Viewer } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type {
  DenialReason,
  InvoicesTable,
  PaymentWindow,
  StoredCustomField,
  StoredFee,
  StoredInvoiceStatus,
} from './tables.ts';

/** A draft's discount may have one part only. */
export interface StoredDiscount {
  /** A fraction of the base amount. */
  readonly percent: string | null;
  /** The last day of the discount. */
  readonly endDate: string | null;
  /** What it is worth; 0 without a percentage. */
  readonly amountMinor: bigint;
}

/** What the seller charges after the due date. A draft's may be incomplete. */
export interface StoredLateFee {
  readonly type: LateFeeType;
  /** A fraction of the amount to pay. */
  readonly percent: string | null;
  /** Days between two fees; null for a flat one. */
  readonly repeatPeriod: number | null;
}

/** An invoice as stored, without its items. Amounts are minor units of `currency`. */
export interface Invoice {
  readonly id: string;
  readonly sellerOrganizationId: string;
  /** Null until it is sent, and for a buyer without an account. */
  readonly buyerOrganizationId: string | null;
  /** Null until it is sent. */
  readonly number: string | null;
  readonly status: StoredInvoiceStatus;
  readonly isOverdue: boolean;
  readonly currency: string;
  readonly baseAmountMinor: bigint;
  readonly amountToPayMinor: bigint;
  readonly totalDueMinor: bigint;
  readonly paidAmountMinor: bigint | null;
  readonly sendingDate: string | null;
  readonly dueDate: string;
  readonly paidOnDate: string | null;
  readonly paymentId: string | null;
  readonly paymentWindow: PaymentWindow | null;
  readonly achDirectDebitEnabled: boolean;
  /** How to pay outside the product. */
  readonly externalPayment: { readonly enabled: boolean; readonly instructions?: string };
  readonly bankTransfer: { readonly enabled: boolean };
  readonly cardPayment: { readonly enabled: boolean };
  readonly cryptoPayment: { readonly enabled: boolean };
  /** When the buyer told the seller that they paid outside the product. */
  readonly externalNotifiedAt: Date | null;
  readonly earlyDiscount: StoredDiscount;
  /** The discount that the current payment took; 0 without a payment. */
  readonly discountTakenMinor: bigint;
  readonly lateFee: StoredLateFee | null;
  /** Late fees charged so far, part of the total due. */
  readonly lateFeeMinor: bigint;
  /** How many periods were charged. */
  readonly lateFeePeriods: number;
  /** When the next fee is charged, if the invoice is open then. */
  readonly nextLateFeeOn: string | null;
  readonly customName: string | null;
  readonly fees: readonly StoredFee[];
  readonly customFields: readonly StoredCustomField[];
  /** Days of planned reminders, from the due date, in order. */
  readonly reminderDays: readonly number[];
  /** When the next one goes; null before sending, and after the last. */
  readonly nextReminderOn: string | null;
  readonly senderName: string;
  readonly senderAddress: PostalAddress | null;
  readonly senderElectronicAddress: ElectronicAddress | null;
  readonly recipientElectronicAddress: ElectronicAddress | null;
  /** Empty, like the name, while a draft leaves it open. */
  readonly recipientEmail: string;
  readonly recipientName: string;
  /** The buyer's company name when the invoice was sent; null for a buyer without an account. */
  readonly recipientLegalName: string | null;
  readonly recipientAddress: PostalAddress | null;
  /** The address that the seller saw of its contact when it was sent. */
  readonly contactAddress: PostalAddress | null;
  /** The seller's logo when the invoice was sent. */
  readonly logoFileId: string | null;
  /** The file that goes with the invoice. */
  readonly attachedFileId: string | null;
  /** How it will be repeated once it is sent. */
  readonly recurrence: Recurrence | null;
  /** The series that it belongs to. */
  readonly seriesId: string | null;
  /** The rejected invoice that it corrects. */
  readonly replacesInvoiceId: string | null;
  /** Counts the changes of a draft's content. */
  readonly draftRevision: number;
  /** Null once another payment was started. */
  readonly lastPaymentFailure: {
    readonly kind: 'refused' | 'returned' | 'reversed';
    readonly code: string;
    readonly failedAt: Date;
  } | null;
  readonly rejectedAt: Date | null;
  readonly rejectionMessage: string | null;
  readonly canceledAt: Date | null;
  /** The seller's reason: one of `cancelReasons`, or own words. */
  readonly cancelMessage: string | null;
  readonly deniedAt: Date | null;
  readonly denialReason: DenialReason | null;
  /** Name of the person who marked it as paid externally. */
  readonly markedBy: string | null;
  /** Whether each side moved it to its invoice log. */
  readonly archivedBy: Readonly<Record<Viewer, boolean>>;
}

const minorOrNull = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

export const toInvoice = (row: Selectable<InvoicesTable>): Invoice => ({
  id: row.id,
  sellerOrganizationId: row.seller_organization_id,
  buyerOrganizationId: row.buyer_organization_id,
  number: row.number,
  status: row.status,
  isOverdue: row.is_overdue,
  currency: row.currency,
  baseAmountMinor: BigInt(row.base_amount_minor),
  amountToPayMinor: BigInt(row.amount_to_pay_minor),
  totalDueMinor: BigInt(row.total_due_minor),
  paidAmountMinor: minorOrNull(row.paid_amount_minor),
  sendingDate: row.sending_date,
  dueDate: row.due_date,
  paidOnDate: row.paid_on_date,
  paymentId: row.payment_id,
  paymentWindow: row.payment_window,
  achDirectDebitEnabled: row.ach_direct_debit_enabled,
  externalPayment: {
    enabled: row.external_payment_enabled,
    ...(row.external_instructions !== null && { instructions: row.external_instructions }),
  },
  bankTransfer: { enabled: row.bank_transfer_enabled },
  cardPayment: { enabled: row.card_payment_enabled },
  cryptoPayment: { enabled: row.crypto_payment_enabled },
  externalNotifiedAt: row.external_notified_at,
  earlyDiscount: {
    percent: row.early_discount_percent,
    endDate: row.early_discount_end_date,
    amountMinor: BigInt(row.early_discount_minor),
  },
  discountTakenMinor: BigInt(row.discount_taken_minor),
  lateFee: row.late_fee_type && {
    type: row.late_fee_type,
    percent: row.late_fee_percent,
    repeatPeriod: row.late_fee_repeat_period,
  },
  lateFeeMinor: BigInt(row.late_fee_minor),
  lateFeePeriods: row.late_fee_periods,
  nextLateFeeOn: row.next_late_fee_on,
  customName: row.custom_name,
  fees: row.fees,
  customFields: row.custom_fields,
  reminderDays: row.reminder_days,
  nextReminderOn: row.next_reminder_on,
  senderName: row.sender_name,
  senderAddress: row.sender_address,
  senderElectronicAddress: row.sender_electronic_address,
  recipientElectronicAddress: row.recipient_electronic_address,
  recipientEmail: row.recipient_email,
  recipientName: row.recipient_name,
  recipientLegalName: row.recipient_legal_name,
  recipientAddress: row.recipient_address,
  contactAddress: row.contact_address,
  logoFileId: row.logo_file_id,
  attachedFileId: row.attached_file_id,
  recurrence: row.recurrence,
  seriesId: row.series_id,
  replacesInvoiceId: row.replaces_invoice_id,
  draftRevision: row.draft_revision,
  lastPaymentFailure:
    row.last_payment_failure_code === null || row.last_payment_failed_at === null
      ? null
      : {
          kind: row.last_payment_failure_kind ?? 'returned',
          code: row.last_payment_failure_code,
          failedAt: row.last_payment_failed_at,
        },
  rejectedAt: row.rejected_at,
  rejectionMessage: row.rejection_message,
  canceledAt: row.canceled_at,
  cancelMessage: row.cancel_message,
  deniedAt: row.denied_at,
  denialReason: row.denial_reason,
  markedBy: row.marked_by,
  archivedBy: { seller: row.archived_by_seller, buyer: row.archived_by_buyer },
});

/** Returns the number of a sent invoice. @throws Error for a draft, which has none: a bug */
export function numberOf(invoice: Invoice): string {
  if (invoice.number === null) throw new Error(`Invoice ${invoice.id} was not sent and has no number.`);
  return invoice.number;
}
