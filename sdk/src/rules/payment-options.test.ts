import { describe, expect, it } from 'vitest';
import {
  canGuestPay,
  openPaymentOptions,
  type PaymentOptionsInput,
  paymentOptions,
  paymentOptionsFor,
} from './payment-options.ts';

const everyMethod = {
  achDirectDebit: { enabled: true },
  externalPayment: { enabled: true, instructions: 'Cheque to Lark Studio' },
  bankTransfer: { enabled: true },
  cardPayment: { enabled: true },
  cryptoPayment: { enabled: true },
} as const;

const shown = (invoice: Partial<PaymentOptionsInput> = {}) =>
  paymentOptionsFor({
    status: 'sent',
    currency: 'USD',
    paymentMethods: everyMethod,
    available: new Set(paymentOptions),
    ...invoice,
  });

describe('payment options', () => {
  it('are in the order of the specification', () => {
    expect(shown()).toEqual([
      'bancoli-payment',
      'external-payment',
      'crypto-payment',
      'credit-card-payment',
      'ach-direct-debit',
      'bank-transfer',
    ]);
  });

  it('contain bank debit only if the invoice enables it, and only in US dollars', () => {
    expect(shown({ paymentMethods: { achDirectDebit: { enabled: false } } })).not.toContain('ach-direct-debit');
    expect(shown({ currency: 'EUR' })).not.toContain('ach-direct-debit');
  });

  it('contain external payment only if the invoice enables it', () => {
    const off = { ...everyMethod, externalPayment: { enabled: false } };
    expect(shown({ paymentMethods: off })).not.toContain('external-payment');
    expect(shown({ paymentMethods: { achDirectDebit: { enabled: true } } })).not.toContain('external-payment');
    expect(shown({ currency: 'EUR' })).toContain('external-payment');
  });

  it('contain bank transfer only if the invoice enables it, in every currency of banks', () => {
    expect(shown({ paymentMethods: { ...everyMethod, bankTransfer: { enabled: false } } })).not.toContain(
      'bank-transfer',
    );
    expect(shown({ paymentMethods: { achDirectDebit: { enabled: true } } })).not.toContain('bank-transfer');
    expect(shown({ currency: 'EUR' })).toContain('bank-transfer');
    expect(shown({ currency: 'BTC' })).not.toContain('bank-transfer');
  });

  it('contain card payment only if the invoice enables it, in every currency of banks', () => {
    expect(shown({ paymentMethods: { ...everyMethod, cardPayment: { enabled: false } } })).not.toContain(
      'credit-card-payment',
    );
    expect(shown({ paymentMethods: { achDirectDebit: { enabled: true } } })).not.toContain('credit-card-payment');
    expect(shown({ currency: 'EUR' })).toContain('credit-card-payment');
    expect(shown({ currency: 'BTC' })).not.toContain('credit-card-payment');
  });

  it('contain crypto payment if the seller offers it, in any currency', () => {
    expect(shown({ currency: 'EUR' })).toContain('crypto-payment');
    const paymentMethods = { ...everyMethod, cryptoPayment: { enabled: false } };
    expect(shown({ currency: 'EUR', paymentMethods })).not.toContain('crypto-payment');
  });

  it('contain crypto payment for the crypto pair, but then no bank or card', () => {
    expect(shown({ currency: 'BTC' })).toEqual(['bancoli-payment', 'external-payment', 'crypto-payment']);
  });

  it('exclude options that this installation doesn’t support', () => {
    expect(shown({ available: new Set(['ach-direct-debit', 'bancoli-payment'] as const) })).toEqual([
      'bancoli-payment',
      'ach-direct-debit',
    ]);
  });

  it('are empty for a settled invoice', () => {
    for (const status of [
      'completed',
      'paid_late',
      'paid_externally',
      'allocated',
      'pending_payment_approval',
    ] as const) {
      expect(shown({ status })).toEqual([]);
    }
  });
});

describe('open payment options', () => {
  it('a single option starts open', () => {
    expect(openPaymentOptions(['ach-direct-debit'], 'paying')).toEqual(['ach-direct-debit']);
    expect(openPaymentOptions(['bancoli-payment', 'ach-direct-debit'], 'paying')).toEqual([]);
  });

  it('in pdf mode all are open', () => {
    expect(openPaymentOptions(shown(), 'pdf')).toEqual(shown());
  });
});

describe('a buyer with only the link', () => {
  it.each([
    ['USD', true, true],
    ['USD', false, false],
    ['EUR', true, false],
  ])('can pay in %s with bank debit %s: %s', (currency, enabled, expected) => {
    expect(canGuestPay({ currency, paymentMethods: { achDirectDebit: { enabled } } })).toBe(expected);
  });

  it.each(['bankTransfer', 'cardPayment', 'cryptoPayment'])('can pay EUR with %s if the seller offers it', (method) => {
    const paymentMethods = { achDirectDebit: { enabled: false }, [method]: { enabled: true } };
    expect(canGuestPay({ currency: 'EUR', paymentMethods })).toBe(true);
  });

  it('can always pay BTC with coins', () => {
    expect(canGuestPay({ currency: 'BTC', paymentMethods: { achDirectDebit: { enabled: false } } })).toBe(true);
  });

  it('is told how to pay by the seller’s instructions in every currency', () => {
    const paymentMethods = { achDirectDebit: { enabled: false }, externalPayment: { enabled: true } };
    expect(canGuestPay({ currency: 'EUR', paymentMethods })).toBe(true);
  });
});
