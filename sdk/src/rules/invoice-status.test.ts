import { describe, expect, it } from 'vitest';
import {
  canEdit,
  canPay,
  isOverdue,
  isPaid,
  isPaidOrBeingPaid,
  isReleaseDelayed,
  isVisibleTo,
  listedStatus,
  type StoredInvoiceStatus,
  statusFilterOf,
  storedInvoiceStatuses,
  viewerOf,
} from './invoice-status.ts';

const statusesWhere = (holds: (status: StoredInvoiceStatus) => boolean) => storedInvoiceStatuses.filter(holds);

describe('invoice status', () => {
  it('is paid when completed, paid_late, paid_externally or allocated, not while a payment is in progress', () => {
    const paid = ['allocated', 'completed', 'paid_externally', 'paid_late'];
    expect(statusesWhere(isPaid).sort()).toEqual(paid);
    expect(statusesWhere(isPaidOrBeingPaid).sort()).toEqual([...paid, 'pending_payment_approval']);
  });

  it('is overdue when sent and the due date is before today, not on the day itself', () => {
    const invoice = { status: 'sent', dueDate: '2026-03-10' } as const;
    expect(isOverdue(invoice, '2026-03-10')).toBe(false);
    expect(isOverdue(invoice, '2026-03-11')).toBe(true);
  });

  it('is never overdue while a payment is in progress or after it', () => {
    expect(statusesWhere((status) => isOverdue({ status, dueDate: '2020-01-01' }, '2026-03-11'))).toEqual(['sent']);
  });

  it('has a delayed release when still allocated on the due date or later, not before', () => {
    const invoice = { status: 'allocated', dueDate: '2026-03-10' } as const;
    expect(isReleaseDelayed(invoice, '2026-03-09')).toBe(false);
    expect(isReleaseDelayed(invoice, '2026-03-10')).toBe(true);
    expect(isReleaseDelayed(invoice, '2026-04-01')).toBe(true);
    expect(statusesWhere((status) => isReleaseDelayed({ status, dueDate: '2020-01-01' }, '2026-03-11'))).toEqual([
      'allocated',
    ]);
  });

  it('reads unpaid in the buyer’s list and sent in the seller’s', () => {
    expect(listedStatus('sent', 'buyer')).toBe('unpaid');
    expect(listedStatus('sent', 'seller')).toBe('sent');
    expect(listedStatus('allocated', 'buyer')).toBe('allocated');
  });

  it('groups open invoices without overlap', () => {
    expect(statusFilterOf('overdue')).toEqual({ status: 'sent', isOverdue: true });
    expect(statusFilterOf('unpaid')).toEqual({ status: 'sent', isOverdue: false });
    expect(statusFilterOf('sent')).toEqual({ status: 'sent', isOverdue: false });
    expect(statusFilterOf('draft')).toEqual({ status: 'draft' });
  });
});

describe('visibility', () => {
  it('viewer is buyer when the organization is the recipient, seller when it is the sender', () => {
    const invoice = { senderId: 'org_s', recipientId: 'org_b' };
    expect(viewerOf('org_b', invoice)).toBe('buyer');
    expect(viewerOf('org_s', invoice)).toBe('seller');
    expect(viewerOf('org_x', invoice)).toBeNull();
    expect(viewerOf('org_x', { senderId: 'org_s' })).toBeNull();
  });

  it('a buyer sees only invoices that were sent', () => {
    expect(statusesWhere((status) => !isVisibleTo('buyer', status))).toEqual(['draft', 'scheduled', 'deleted']);
  });

  it('a seller sees everything except deleted drafts', () => {
    expect(statusesWhere((status) => !isVisibleTo('seller', status))).toEqual(['deleted']);
  });

  it('only the seller edits, and only a draft', () => {
    expect(statusesWhere((status) => canEdit('seller', status))).toEqual(['draft']);
    expect(statusesWhere((status) => canEdit('buyer', status))).toEqual([]);
  });

  it('only the buyer pays, and only while the invoice is open', () => {
    expect(statusesWhere((status) => canPay('buyer', status))).toEqual(['sent']);
    expect(statusesWhere((status) => canPay('seller', status))).toEqual([]);
    expect(canPay('buyer', 'unpaid')).toBe(true);
    expect(canPay('buyer', 'overdue')).toBe(true);
  });
});
