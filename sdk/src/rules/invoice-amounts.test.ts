import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceAmounts, lineAmountMinor } from './invoice-amounts.ts';

describe('invoice amounts', () => {
  it('add up: lines to base, fees to amount to pay, late fees to total due, discount off to final', () => {
    const amounts = invoiceAmounts({
      currency: 'USD',
      items: [
        { rate: '100', qty: '2' },
        { rate: '19.99', qty: '3' },
      ],
      fees: [
        { name: 'Service', type: 'percent', value: '0.05' },
        { name: 'Shipping', type: 'fixed', value: '12.5' },
      ],
      accruedLateFeesMinor: 700n,
      discountFraction: '0.0197',
    });
    expect(amounts).toEqual({
      lineAmountsMinor: [20000n, 5997n],
      baseAmountMinor: 25997n,
      feeAmountsMinor: [1300n, 1250n],
      amountToPayMinor: 25997n + 1300n + 1250n,
      totalDueMinor: 29247n,
      discountMinor: 512n,
      finalAmountMinor: 28735n,
    });
  });

  it('apply the discount to the base only, before fees and late fees', () => {
    const plain = invoiceAmounts({ currency: 'USD', items: [{ rate: '100', qty: '1' }], discountFraction: '0.1' });
    const withFees = invoiceAmounts({
      currency: 'USD',
      items: [{ rate: '100', qty: '1' }],
      fees: [{ name: 'Rush', type: 'fixed', value: '50' }],
      accruedLateFeesMinor: 999n,
      discountFraction: '0.1',
    });
    expect(withFees.discountMinor).toBe(plain.discountMinor);
  });

  it.each([
    ['0.333', '3', 'USD', 100n],
    ['0.005', '1', 'USD', 1n],
    ['10.5', '1', 'JPY', 11n],
    ['0.0005', '1', 'KWD', 1n],
    ['0.000000000000000001', '1', 'ETH', 1n],
    ['999999999999.99', '1000000000', 'USD', 99999999999999000000000n],
  ])('a line of %s times %s in %s is %s, rounded half up', (rate, qty, currency, minor) => {
    expect(lineAmountMinor({ rate, qty }, currency)).toBe(minor);
  });

  it.each([{}, { rate: '5' }, { qty: '2' }])('an incomplete line %j is 0', (line) => {
    expect(lineAmountMinor(line, 'USD')).toBe(0n);
  });

  it('are the sum of the rounded line amounts', () => {
    const line = fc.record({
      rate: fc
        .bigInt({ min: 0n, max: 10n ** 12n })
        .map((units) => `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`),
      qty: fc
        .bigInt({ min: 1n, max: 10n ** 6n })
        .map((units) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (items) => {
        const { lineAmountsMinor, baseAmountMinor, finalAmountMinor } = invoiceAmounts({ currency: 'USD', items });
        expect(lineAmountsMinor.reduce((total, amount) => total + amount, 0n)).toBe(baseAmountMinor);
        expect(finalAmountMinor).toBe(baseAmountMinor);
      }),
    );
  });

  it.each(['-0.01', '1.01'])('refuse a discount of %s', (discountFraction) => {
    expect(() => invoiceAmounts({ currency: 'USD', items: [], discountFraction })).toThrow(RangeError);
  });
});
