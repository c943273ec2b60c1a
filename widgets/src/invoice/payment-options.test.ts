import { openPaymentOptions } from '@quittance/sdk/rules';
import { describe, expect, it } from 'vitest';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { shownOptions } from './payment-options.tsx';

const invoice = {
  status: 'sent',
  viewer: 'buyer',
  currency: 'USD',
  paymentMethods: {
    achDirectDebit: { enabled: true },
    externalPayment: { enabled: false },
    bankTransfer: { enabled: false },
    cardPayment: { enabled: false },
    cryptoPayment: { enabled: false },
  },
} as InvoiceAnswer;

describe('the ways to pay', () => {
  it('of a signed-in buyer are the balance, and bank debit if the invoice allows it', () => {
    expect(shownOptions(invoice, 'customer')).toEqual(['bancoli-payment', 'ach-direct-debit']);
    expect(shownOptions({ ...invoice, currency: 'EUR' }, 'customer')).toEqual(['bancoli-payment']);
    const off = { enabled: false };
    const withoutDebit = {
      ...invoice,
      paymentMethods: {
        achDirectDebit: off,
        externalPayment: off,
        bankTransfer: off,
        cardPayment: off,
        cryptoPayment: off,
      },
    };
    expect(shownOptions(withoutDebit, 'customer')).toEqual(['bancoli-payment']);
  });

  /** customer-portal §5: "logged-out viewers open the ACH flow". */
  it('of a logged-out viewer start with the open bank debit, if it is the only one', () => {
    expect(openPaymentOptions(shownOptions(invoice, 'guest'), 'paying')).toEqual(['ach-direct-debit']);
  });

  it('of a logged-out viewer with several start closed, so that a click opens the bank debit', () => {
    const paymentMethods = { ...invoice.paymentMethods, cardPayment: { enabled: true } };
    expect(shownOptions({ ...invoice, paymentMethods }, 'guest')).toContain('ach-direct-debit');
    expect(openPaymentOptions(shownOptions({ ...invoice, paymentMethods }, 'guest'), 'paying')).toEqual([]);
  });

  /** customer-portal §5: "The ACH option appears only if paymentMethods.achDirectDebit.enabled". */
  it.each(['customer', 'guest'] as const)('of a %s have no bank debit if the invoice doesn’t enable it', (access) => {
    const paymentMethods = { ...invoice.paymentMethods, achDirectDebit: { enabled: false } };
    expect(shownOptions({ ...invoice, paymentMethods }, access)).not.toContain('ach-direct-debit');
  });

  /** customer-portal §5: "the first tab in the ACH click is skipped for the sender's own organization". */
  it('of the sender’s own organization have no bank debit, whatever the invoice allows', () => {
    for (const status of ['draft', 'sent', 'completed'] as const) {
      expect(shownOptions({ ...invoice, viewer: 'seller', status }, 'customer')).toEqual([]);
    }
  });

  it('of a guest never include the balance', () => {
    expect(shownOptions(invoice, 'guest')).toEqual(['ach-direct-debit']);
  });

  it('are in the order of the rule', () => {
    const on = { enabled: true };
    const all = {
      ...invoice,
      paymentMethods: {
        achDirectDebit: on,
        externalPayment: on,
        bankTransfer: on,
        cardPayment: on,
        cryptoPayment: on,
      },
    };
    expect(shownOptions(all, 'customer')).toEqual([
      'bancoli-payment',
      'external-payment',
      'crypto-payment',
      'credit-card-payment',
      'ach-direct-debit',
      'bank-transfer',
    ]);
    expect(shownOptions(all, 'guest')).toEqual([
      'external-payment',
      'crypto-payment',
      'credit-card-payment',
      'ach-direct-debit',
      'bank-transfer',
    ]);
  });

  it('of a seller are none', () => {
    expect(shownOptions({ ...invoice, viewer: 'seller' }, 'customer')).toEqual([]);
  });
});
