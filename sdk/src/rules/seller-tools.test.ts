import { expect, it } from 'vitest';
import { invoiceStatuses } from './invoice-status.ts';
import { sellerTools } from './seller-tools.ts';

it.each(invoiceStatuses)('a seller’s tools of an invoice that is %s', (status) => {
  const isOpen = ['sent', 'unpaid', 'overdue'].includes(status);
  const first = isOpen ? ['remind', 'resend'] : status === 'rejected_by_recipient' ? ['correct'] : [];
  const expected = status === 'deleted' ? [] : [...first, 'duplicate'];
  expect(sellerTools({ viewer: 'seller', status })).toEqual(expected);
  expect(sellerTools({ viewer: 'buyer', status })).toEqual([]);
});
