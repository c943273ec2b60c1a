import type { InvoiceStatus } from '@quittance/sdk/contract';
import { createTranslator, invoiceStatusTexts } from '@quittance/sdk/i18n';
import { describe, expect, it } from 'vitest';
import { listStatus } from './list-status.ts';

const { t } = createTranslator();

const words = (status: InvoiceStatus, viewer: 'seller' | 'buyer', isOverdue = false) =>
  t(invoiceStatusTexts, listStatus({ status, viewer, isOverdue }).textKey);

describe('a status in a list', () => {
  it.each<[InvoiceStatus, buyer: string, seller: string]>([
    ['unpaid', 'Unpaid', ''],
    ['sent', 'Unpaid', 'Sent'],
    ['pending_payment_approval', 'Payment in progress', 'Payment in progress'],
    ['allocated', 'Paid', 'Allocated'],
    ['completed', 'Paid', 'Paid'],
    ['paid_late', 'Paid', 'Paid'],
    ['paid_externally', 'Marked as paid externally', 'Marked as paid externally'],
    ['rejected_by_recipient', 'Rejected by buyer', 'Rejected by buyer'],
    ['canceled_by_sender', 'Canceled by sender', 'Canceled by sender'],
    ['denied', 'Payment denied', 'Payment denied'],
    ['draft', '', 'Draft'],
    ['scheduled', '', 'Scheduled'],
  ])('of %s is %j to the buyer and %j to the seller', (status, buyer, seller) => {
    if (buyer !== '') expect(words(status, 'buyer')).toBe(buyer);
    if (seller !== '') expect(words(status, 'seller')).toBe(seller);
  });

  it.each([
    ['buyer', false, 'Reported as paid'],
    ['buyer', true, 'Reported as paid'],
    ['seller', false, 'Reported as paid'],
    ['seller', true, 'Overdue'],
  ] as const)('to the %s (overdue: %s), once the buyer reported a payment, is %j', (viewer, isOverdue, expected) => {
    const status = viewer === 'buyer' ? 'unpaid' : 'sent';
    const { textKey } = listStatus({ status, viewer, isOverdue, externalPaymentNotificationSent: true });
    expect(t(invoiceStatusTexts, textKey)).toBe(expected);
  });

  it('is overdue to both sides', () => {
    expect([words('unpaid', 'buyer', true), words('sent', 'seller', true)]).toEqual(['Overdue', 'Overdue']);
  });
});
