import type { BusinessDate } from '../time/index.ts';
import type { StoredInvoiceStatus } from './invoice-status.ts';

/** Events in the life of an invoice. */
export type InvoiceEvent =
  | 'save'
  | 'schedule'
  | 'unschedule'
  | 'send'
  | 'delete'
  | 'sending-date-reached'
  | 'balance-paid'
  | 'debit-authorized'
  | 'card-authorized'
  | 'coins-detected'
  | 'payment-flagged'
  | 'deposit-matched'
  | 'payment-accepted'
  | 'payment-failed'
  | 'payment-denied'
  | 'recipient-not-verified'
  | 'released'
  | 'rejected'
  | 'canceled'
  | 'marked-paid-externally'
  | 'late-return';

/** Steps that are recorded without a change of the status. */
export const invoiceMilestones = [
  'became-overdue',
  'late-fee-charged',
  'late-fees-taken-back',
  'debit-submitted',
  'debit-settled',
  'debit-returned',
  'card-captured',
  'card-settled',
  'dispute-opened',
  'dispute-won',
  'transfer-held',
  'transfer-reviewed',
  'transfer-reassigned',
  'transfer-sent-back',
  'payment-flagged',
  'money-blocked',
  'money-unblocked',
  'archived',
  'file-attached',
  'reminded',
  'reminders-planned',
  'resent',
  'guest-link-revoked',
  'external-payment-notified',
  'corrected',
] as const;
export type InvoiceMilestone = (typeof invoiceMilestones)[number];

export interface InvoiceTransition {
  /** `none`: the invoice is created. */
  readonly from: readonly (StoredInvoiceStatus | 'none')[];
  readonly event: InvoiceEvent;
  /** More than one if the date decides; see `statusWhenPaid`. */
  readonly to: readonly StoredInvoiceStatus[];
}

const paid = ['allocated', 'completed', 'paid_late'] as const satisfies readonly StoredInvoiceStatus[];

/** Every allowed change of an invoice's status. */
export const invoiceTransitions: readonly InvoiceTransition[] = [
  { from: ['none', 'draft'], event: 'save', to: ['draft'] },
  { from: ['none', 'draft', 'scheduled'], event: 'schedule', to: ['scheduled'] },
  { from: ['scheduled'], event: 'unschedule', to: ['draft'] },
  { from: ['none', 'draft', 'scheduled'], event: 'send', to: ['sent'] },
  { from: ['draft', 'scheduled'], event: 'delete', to: ['deleted'] },
  { from: ['scheduled'], event: 'sending-date-reached', to: ['sent'] },

  { from: ['sent'], event: 'balance-paid', to: paid },
  { from: ['sent'], event: 'deposit-matched', to: paid },
  { from: ['sent'], event: 'debit-authorized', to: ['pending_payment_approval'] },
  { from: ['sent'], event: 'card-authorized', to: ['pending_payment_approval'] },
  { from: ['sent'], event: 'coins-detected', to: ['pending_payment_approval'] },
  { from: ['sent'], event: 'payment-flagged', to: ['pending_payment_approval'] },
  { from: ['pending_payment_approval'], event: 'payment-accepted', to: paid },
  { from: ['pending_payment_approval'], event: 'payment-failed', to: ['sent'] },
  { from: ['pending_payment_approval', 'allocated'], event: 'payment-denied', to: ['denied'] },
  { from: ['allocated'], event: 'recipient-not-verified', to: ['denied'] },
  { from: ['allocated'], event: 'released', to: ['completed', 'paid_late'] },
  { from: ['allocated', 'completed', 'paid_late'], event: 'late-return', to: ['sent'] },

  { from: ['sent'], event: 'rejected', to: ['rejected_by_recipient'] },
  { from: ['sent', 'rejected_by_recipient'], event: 'canceled', to: ['canceled_by_sender'] },
  {
    from: ['sent', 'rejected_by_recipient'],
    event: 'marked-paid-externally',

    to: ['paid_externally'],
  },
];

/** Returns the statuses that the event may lead to; empty if it isn't allowed in this status. */
export const statusesAfter = (
  from: StoredInvoiceStatus | 'none',
  event: InvoiceEvent,
): readonly StoredInvoiceStatus[] =>
  invoiceTransitions.find((transition) => transition.event === event && transition.from.includes(from))?.to ?? [];

/** Whether the event can lead from one status to the other. */
export const isTransition = (
  from: StoredInvoiceStatus | 'none',
  event: InvoiceEvent,
  to: StoredInvoiceStatus,
): boolean => statusesAfter(from, event).includes(to);

export interface PaidAt {
  /** Business date of the buyer's authorization, which decides whether the payment is late. */
  readonly authorizedOn: BusinessDate;
  readonly dueDate: BusinessDate;
  /** Business date of clearing. */
  readonly today: BusinessDate;
}

/**
 * Returns the status after clearing: reserved for the seller before the due date, credited to the seller from then on.
 * A buyer who authorized in time is not late because the bank took days.
 */
export function statusWhenPaid({ authorizedOn, dueDate, today }: PaidAt): 'allocated' | 'completed' | 'paid_late' {
  if (authorizedOn > dueDate) return 'paid_late';
  return today < dueDate ? 'allocated' : 'completed';
}
