import { describe, expect, it } from 'vitest';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { shownOptions } from './payment-options.tsx';

const invoice = {
  status: 'sent',
  viewer: 'buyer',
  currency: 'USD',
  paymentMethods: { achDirectDebit: { enabled: true } },
} as InvoiceAnswer;

describe('the ways to pay', () => {
  it('of a signed-in buyer are the balance, and bank debit if the invoice allows it', () => {
    expect(shownOptions(invoice, 'customer')).toEqual(['bancoli-payment', 'ach-direct-debit']);
    expect(shownOptions({ ...invoice, currency: 'EUR' }, 'customer')).toEqual(['bancoli-payment']);
    const withoutDebit = { ...invoice, paymentMethods: { achDirectDebit: { enabled: false } } };
    expect(shownOptions(withoutDebit, 'customer')).toEqual(['bancoli-payment']);
  });

  it('of a guest are bank debit only', () => {
    expect(shownOptions(invoice, 'guest')).toEqual(['ach-direct-debit']);
  });

  it('of a seller are none', () => {
    expect(shownOptions({ ...invoice, viewer: 'seller' }, 'customer')).toEqual([]);
  });
});
