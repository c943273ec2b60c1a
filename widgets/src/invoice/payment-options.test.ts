import { describe, expect, it } from 'vitest';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { shownOptions } from './payment-options.tsx';

const invoice = {
  status: 'sent',
  viewer: 'buyer',
  currency: 'USD',
  paymentMethods: { achDirectDebit: { enabled: true }, externalPayment: { enabled: false } },
} as InvoiceAnswer;

describe('the ways to pay', () => {
  it('of a signed-in buyer are the balance, and bank debit if the invoice allows it', () => {
    expect(shownOptions(invoice, 'customer')).toEqual(['bancoli-payment', 'ach-direct-debit']);
    expect(shownOptions({ ...invoice, currency: 'EUR' }, 'customer')).toEqual(['bancoli-payment']);
    const off = { enabled: false };
    const withoutDebit = { ...invoice, paymentMethods: { achDirectDebit: off, externalPayment: off } };
    expect(shownOptions(withoutDebit, 'customer')).toEqual(['bancoli-payment']);
  });

  it('of a guest never include the balance', () => {
    expect(shownOptions(invoice, 'guest')).toEqual(['ach-direct-debit']);
  });

  it('include payment to the seller directly, in the order of the rule', () => {
    const on = { enabled: true };
    const all = { ...invoice, paymentMethods: { achDirectDebit: on, externalPayment: on } };
    expect(shownOptions(all, 'customer')).toEqual(['bancoli-payment', 'external-payment', 'ach-direct-debit']);
    expect(shownOptions(all, 'guest')).toEqual(['external-payment', 'ach-direct-debit']);
  });

  it('of a seller are none', () => {
    expect(shownOptions({ ...invoice, viewer: 'seller' }, 'customer')).toEqual([]);
  });
});
