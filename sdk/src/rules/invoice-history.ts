import { addBankingDays, type BusinessDate } from '../time/index.ts';
import { type InvoiceStatus, isOpen, type Viewer } from './invoice-status.ts';
import type { InvoiceEvent, InvoiceMilestone } from './invoice-transitions.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Events of an invoice that its two sides see in its history. */
export const historyEvents = [
  'send',
  'sending-date-reached',
  'resent',
  'reminded',
  'became-overdue',
  'late-fee-charged',
  'late-fees-taken-back',
  'external-payment-notified',
  'file-attached',
  'debit-authorized',
  'debit-submitted',
  'debit-settled',
  'debit-returned',
  'coins-detected',
  'card-authorized',
  'card-captured',
  'card-settled',
  'dispute-opened',
  'dispute-won',
  'balance-paid',
  'transfer-held',
  'transfer-reviewed',
  'transfer-reassigned',
  'transfer-sent-back',
  'deposit-matched',
  'payment-flagged',
  'payment-accepted',
  'payment-failed',
  'payment-denied',
  'money-blocked',
  'money-unblocked',
  'recipient-not-verified',
  'released',
  'late-return',
  'rejected',
  'corrected',
  'canceled',
  'marked-paid-externally',
] as const satisfies readonly (InvoiceEvent | InvoiceMilestone)[];
export type HistoryEvent = (typeof historyEvents)[number];

/** Events that no history shows: work on a draft, and settings of one side. */
export const hiddenEvents = [
  'save',
  'schedule',
  'unschedule',
  'delete',
  'archived',
  'reminders-planned',
  'guest-link-revoked',
] as const satisfies readonly Exclude<InvoiceEvent | InvoiceMilestone, HistoryEvent>[];

/** What the other side need not know. */
const sellersOwn: ReadonlySet<HistoryEvent> = new Set<HistoryEvent>([
  'released',
  // It may have been sent to another buyer.
  'corrected',
  'resent',
  'reminded',
  'card-settled',
  'dispute-opened',
  'dispute-won',
]);

const buyersOwn: ReadonlySet<HistoryEvent> = new Set<HistoryEvent>(['money-blocked', 'money-unblocked']);

/** Returns the events that one side sees. */
export function historyEventsOf(viewer: Viewer): readonly HistoryEvent[] {
  const hidden = viewer === 'seller' ? buyersOwn : sellersOwn;
  return historyEvents.filter((event) => !hidden.has(event));
}

/** What is expected of an invoice, besides events. */
export type ExpectedStep = HistoryEvent | 'due';

export interface ExpectedEvent {
  readonly step: ExpectedStep;
  readonly on: BusinessDate;
}

interface HistoryFacts {
  readonly viewer: Viewer;
  readonly status: InvoiceStatus;
  readonly isOverdue: boolean;
  readonly sendingDate?: BusinessDate | undefined;
  readonly dueDate: BusinessDate;
  readonly nextReminderOn?: BusinessDate | undefined;
  /** How far the payment in progress is. */
  readonly paymentState?: string | undefined;
  /** Day of the payment's last step; absent: today. */
  readonly paymentStepOn?: BusinessDate | undefined;
  /** When a settled debit can no longer be returned. */
  readonly paymentClearsOn?: BusinessDate | undefined;
  /** How it is paid; absent: by bank debit. */
  readonly paymentMethod?: PaymentMethod | undefined;
}

/** Banking days within which a bank debit usually settles, and a card processor pays out. */
const settlementDays = { debit: 4, card: 2 } as const;

/** Returns what is expected next, in order. Nothing is expected of an invoice that is settled or closed. */
export function expectedEvents(invoice: HistoryFacts, today: BusinessDate): readonly ExpectedEvent[] {
  const { viewer, status, isOverdue, sendingDate, dueDate, nextReminderOn, paymentState, paymentMethod } = invoice;
  const { paymentStepOn = today, paymentClearsOn } = invoice;
  const expected: ExpectedEvent[] = [];
  const expect = (step: ExpectedStep, on: BusinessDate): void => void expected.push({ step, on });
  // A late step is expected from day to day: a bank, or a run that was missed.
  const expectSoon = (step: ExpectedStep, on: BusinessDate): void => expect(step, on < today ? today : on);
  if (status === 'scheduled' && sendingDate !== undefined) expectSoon('sending-date-reached', sendingDate);
  if (isOpen(status) && nextReminderOn !== undefined) expect('reminded', nextReminderOn);
  if (status === 'scheduled' || (isOpen(status) && !isOverdue)) expect('due', dueDate);
  if (paymentState === 'authorized' || paymentState === 'submitted') {
    // The buyer of a card payment waits for nothing.
    if (paymentMethod === 'crypto') return [];
    if (paymentMethod !== 'card') expectSoon('debit-settled', addBankingDays(paymentStepOn, settlementDays.debit));
    else if (viewer === 'seller') expectSoon('card-settled', addBankingDays(paymentStepOn, settlementDays.card));
  }
  if (paymentState === 'settled' && paymentClearsOn !== undefined) expectSoon('payment-accepted', paymentClearsOn);
  // A release that is late waits for the seller, not for a date.
  if (status === 'allocated' && viewer === 'seller' && dueDate > today) expect('released', dueDate);
  return expected.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}
