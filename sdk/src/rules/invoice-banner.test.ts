import { describe, expect, it } from 'vitest';
import {
  type BannerCheckIcon,
  type InvoiceBannerInput,
  type InvoiceBannerText,
  invoiceBanner,
} from './invoice-banner.ts';
import { type InvoiceStatus, invoiceStatuses } from './invoice-status.ts';

const banner = (invoice: Partial<InvoiceBannerInput>) =>
  invoiceBanner({ status: 'sent', isOverdue: false, viewer: 'seller', ...invoice });

describe('banner text by status', () => {
  it.each([
    ['Overdue', { isOverdue: true }, 'overdue'],
    ['pending_payment_approval: Sent', { status: 'pending_payment_approval' }, 'sent'],
    ['paid_late: Paid by {recipient}, to the seller', { status: 'paid_late' }, 'paidBy'],
    ['paid_late: Paid to {sender}, to the buyer', { status: 'paid_late', viewer: 'buyer' }, 'paidTo'],
    ['paid_externally: Marked as paid externally', { status: 'paid_externally' }, 'paidExternally'],
    ['rejected_by_recipient: Rejected by buyer', { status: 'rejected_by_recipient' }, 'rejected'],
    ['canceled_by_sender: Canceled by sender', { status: 'canceled_by_sender' }, 'canceled'],
    ['denied: Payment denied', { status: 'denied' }, 'denied'],
    ['allocated: the seller sees Allocated', { status: 'allocated' }, 'allocated'],
    [
      'allocated early: the seller sees You earned instant discount',
      { status: 'allocated', paymentWindow: 'allocated_early' },
      'earnedDiscount',
    ],
    ['allocated: the buyer sees Guaranteed', { status: 'allocated', viewer: 'buyer' }, 'guaranteed'],
    [
      'allocated early: the buyer sees Guaranteed too',
      { status: 'allocated', viewer: 'buyer', paymentWindow: 'allocated_early' },
      'guaranteed',
    ],
  ] as const)('%s', (_sentence, invoice, text) => {
    expect(banner(invoice).text).toBe(text);
  });
});

/** customer-portal §4, "Settled": the PDF label swaps the two texts of the banner. */
describe('label of a PDF', () => {
  it.each([
    ['completed', 'buyer', undefined, 'paid'],
    ['completed', 'seller', undefined, 'paid'],
    ['allocated', 'buyer', undefined, 'allocated'],
    ['allocated', 'seller', undefined, 'guaranteed'],
    ['allocated', 'seller', 'allocated_early', 'guaranteed'],
    ['paid_externally', 'buyer', undefined, 'paidExternally'],
    ['sent', 'seller', undefined, 'sent'],
    ['canceled_by_sender', 'buyer', undefined, 'canceled'],
  ] as const)('of %s to the %s, window %s, is %s', (status, viewer, paymentWindow, text) => {
    const facts = { status, viewer, paymentWindow, isOverdue: false };
    expect(invoiceBanner(facts, 'pdf').text).toBe(text);
  });
});

describe('check icon', () => {
  const expected: Readonly<Record<InvoiceStatus, BannerCheckIcon>> = {
    draft: 'none',
    scheduled: 'none',
    sent: 'blue',
    unpaid: 'none',
    overdue: 'none',
    pending_payment_approval: 'blue',
    allocated: 'green',
    completed: 'green',
    paid_late: 'green',
    paid_externally: 'green',
    rejected_by_recipient: 'none',
    canceled_by_sender: 'none',
    denied: 'none',
    deleted: 'none',
  };
  it.each(invoiceStatuses)('of %s is that of the specification, for both viewers', (status) => {
    for (const viewer of ['seller', 'buyer'] as const) {
      expect(banner({ status, viewer }).checkIcon, viewer).toBe(expected[status]);
    }
  });

  it('is missing when sent and overdue', () => {
    expect(banner({ isOverdue: true }).checkIcon).toBe('none');
  });
});

describe('the texts of a status', () => {
  /** On screen to seller and buyer, then on paper to seller and buyer. */
  type Row = readonly [InvoiceBannerText, InvoiceBannerText, InvoiceBannerText, InvoiceBannerText];
  const same = (text: InvoiceBannerText): Row => [text, text, text, text];
  const expected: Readonly<Record<InvoiceStatus, Row>> = {
    draft: same('draft'),
    scheduled: same('scheduled'),
    sent: same('sent'),
    unpaid: same('unpaid'),
    overdue: same('overdue'),
    pending_payment_approval: same('sent'),
    allocated: ['allocated', 'guaranteed', 'guaranteed', 'allocated'],
    completed: same('paid'),
    paid_late: ['paidBy', 'paidTo', 'paidBy', 'paidTo'],
    paid_externally: same('paidExternally'),
    rejected_by_recipient: same('rejected'),
    canceled_by_sender: same('canceled'),
    denied: same('denied'),
    deleted: same('deleted'),
  };
  it.each(invoiceStatuses)('%s are those of the specification, on screen and on paper', (status) => {
    const texts = (['screen', 'pdf'] as const).flatMap((medium) =>
      (['seller', 'buyer'] as const).map((viewer) => invoiceBanner({ status, isOverdue: false, viewer }, medium).text),
    );
    expect(texts).toEqual(expected[status]);
  });
});
