import { createTranslator, invoiceStatusTexts } from '@quittance/sdk/i18n';
import { describe, expect, it } from 'vitest';
import { alertIcon, checkCircleIcon } from '../kit/icon/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { statusBanner } from './status-banner.ts';

const { t } = createTranslator();

const banner = (invoice: Pick<InvoiceAnswer, 'status' | 'viewer'> & Partial<InvoiceAnswer>) => {
  const shown = statusBanner({ isOverdue: false, ...invoice });
  return shown && t(invoiceStatusTexts, shown.textKey, { sender: 'Lark', recipient: 'Harbor' });
};

/** customer-portal §4, "Banner text by status"; other texts are ours. */
describe('the banner', () => {
  it.each<[InvoiceAnswer['status'], buyer: string, seller: string]>([
    ['pending_payment_approval', 'Sent', 'Sent'],
    ['allocated', 'Guaranteed', 'Allocated'],
    ['completed', 'Paid', 'Paid'],
    ['paid_late', 'Paid to Lark', 'Paid by Harbor'],
    ['paid_externally', 'Marked as paid externally', 'Marked as paid externally'],
    ['rejected_by_recipient', 'Rejected by buyer', 'Rejected by buyer'],
    ['canceled_by_sender', 'Canceled by sender', 'Canceled by sender'],
    ['denied', 'Payment denied', 'Payment denied'],
    ['sent', 'Sent', 'Sent'],
    ['draft', 'Draft', 'Draft'],
    ['scheduled', 'Scheduled', 'Scheduled'],
  ])('of %s says %j to the buyer and %j to the seller', (status, buyer, seller) => {
    expect([banner({ status, viewer: 'buyer' }), banner({ status, viewer: 'seller' })]).toEqual([buyer, seller]);
  });

  it('has the blue check of an invoice that is sent and not overdue, for the buyer too', () => {
    const sent = { status: 'sent', isOverdue: false, viewer: 'buyer' } as const;
    expect(statusBanner(sent)).toMatchObject({ tone: 'info', icon: checkCircleIcon });
    expect(statusBanner({ ...sent, isOverdue: true })).toMatchObject({ tone: 'danger', icon: alertIcon });
  });

  it('says Overdue to both sides', () => {
    for (const viewer of ['buyer', 'seller'] as const) {
      expect(banner({ status: 'sent', viewer, isOverdue: true })).toBe('Overdue');
    }
  });

  it('tells the seller of an early payment that they earned the discount, and the buyer that it is guaranteed', () => {
    const early = { status: 'allocated', paymentWindow: 'allocated_early' } as const;
    expect(banner({ ...early, viewer: 'seller' })).toBe('You earned instant discount');
    expect(banner({ ...early, viewer: 'buyer' })).toBe('Guaranteed');
  });
});
