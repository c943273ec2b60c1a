import { describe, expect, it } from 'vitest';
import { earlyOffers } from './early-offers.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

const today = '2026-03-10';
const open = { status: 'sent', viewer: 'buyer', currency: 'USD', dueDate: '2026-03-31', recipientId: 'org_b' } as const;
const viewers = {
  buyer: { viewer: 'buyer', recipientId: 'org_b' },
  guest: { viewer: 'buyer', recipientId: undefined },
  seller: { viewer: 'seller', recipientId: 'org_b' },
} as const;
type Reader = keyof typeof viewers;

const shown = (reader: Reader, changes: Partial<InvoiceAnswer>) => {
  const { hasDiscount, earnsPoints } = earlyOffers({ ...open, ...changes, ...viewers[reader] }, today);
  return [...(hasDiscount ? ['discount'] : []), ...(earnsPoints ? ['rewards'] : [])];
};

const discounted = { earlyDiscountEndDate: '2026-03-10' } as const;

/** customer-portal §5, "Banners". A guest has no account that could hold points; a seller earns none. */
describe('the banner of an invoice that is', () => {
  it.each<[string, Partial<InvoiceAnswer>, buyer: string[], guest: string[], seller: string[]]>([
    ['open with a discount', discounted, ['discount'], ['discount'], ['discount']],
    ['open without a discount', {}, ['rewards'], [], []],
    ['open after its discount', { earlyDiscountEndDate: '2026-03-09' }, ['rewards'], [], []],
    ['open in euros', { currency: 'EUR' }, [], [], []],
    ['open in euros with a discount', { ...discounted, currency: 'EUR' }, ['discount'], ['discount'], ['discount']],
    ['due today', { dueDate: today }, ['rewards'], [], []],
    ['overdue', { dueDate: '2026-03-09', isOverdue: true }, [], [], []],
    ...(
      [
        'draft',
        'scheduled',
        'pending_payment_approval',
        'allocated',
        'completed',
        'paid_late',
        'paid_externally',
        'rejected_by_recipient',
        'canceled_by_sender',
        'denied',
      ] as const
    ).map((status): [string, Partial<InvoiceAnswer>, [], [], []] => [status, { ...discounted, status }, [], [], []]),
  ])('%s', (_what, changes, buyer, guest, seller) => {
    expect(shown('buyer', changes)).toEqual(buyer);
    expect(shown('guest', changes)).toEqual(guest);
    expect(shown('seller', changes)).toEqual(seller);
  });
});
