import { expect, it } from 'vitest';
import { invoiceStatuses } from './invoice-status.ts';
import { leadingSellerTool, sellerTools } from './seller-tools.ts';

it.each(invoiceStatuses)('a seller’s tools of an invoice that is %s', (status) => {
  const isOpen = ['sent', 'unpaid', 'overdue'].includes(status);
  const first = isOpen ? ['remind', 'resend'] : status === 'rejected_by_recipient' ? ['correct'] : [];
  const expected = status === 'deleted' ? [] : [...first, 'duplicate'];
  expect(sellerTools({ viewer: 'seller', status })).toEqual(expected);
  expect(sellerTools({ viewer: 'buyer', status })).toEqual([]);
});

it.each([
  ['seller', 'sent', false, 'remind'],
  ['seller', 'overdue', false, 'remind'],
  ['seller', 'rejected_by_recipient', false, 'correct'],
  ['seller', 'rejected_by_recipient', true, null],
  ['seller', 'completed', false, null],
  ['buyer', 'sent', false, null],
  ['buyer', 'rejected_by_recipient', false, null],
] as const)(
  'the %s’s first tool of an invoice that is %s (corrected: %s) is %s',
  (viewer, status, isCorrected, tool) => {
    expect(leadingSellerTool({ viewer, status, isCorrected })).toBe(tool);
  },
);
