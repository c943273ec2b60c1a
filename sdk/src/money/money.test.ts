import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import {
  decimalsOf,
  fitsCurrency,
  fromMinor,
  fromWireDecimal,
  InexactAmountError,
  InvalidDecimalError,
  multiplyMinor,
  parseDecimal,
  roundHalfUp,
  splitMinor,
  toMinor,
  toWireDecimal,
} from './index.ts';

const amount = fc.bigInt({ min: -(10n ** 37n), max: 10n ** 37n });
const currency = fc.constantFrom(...currencies);

describe('minor units', () => {
  it.each([
    ['12.34', 'USD', 1234n],
    ['12', 'USD', 1200n],
    ['-0.01', 'USD', -1n],
    ['500', 'JPY', 500n],
    ['1.234', 'KWD', 1234n],
    ['0.00000001', 'BTC', 1n],
    ['1.000000000000000001', 'ETH', 1000000000000000001n],
    ['12.340', 'USD', 1234n],
  ])('%s %s is %s', (text, code, minor) => {
    expect(toMinor(text, code)).toBe(minor);
  });

  it('are unchanged after conversion to decimal text or the wire and back, for any amount', () => {
    fc.assert(
      fc.property(amount, currency, (minor, code) => {
        expect(toMinor(fromMinor(minor, code), code)).toBe(minor);
        expect(fromWireDecimal(toWireDecimal(minor, code), code)).toBe(minor);
      }),
    );
  });

  it('add up like their decimal texts', () => {
    fc.assert(
      fc.property(amount, amount, currency, (a, b, code) => {
        expect(toMinor(fromMinor(a, code), code) + toMinor(fromMinor(b, code), code)).toBe(a + b);
      }),
    );
  });

  it('are written with all decimals of the currency', () => {
    expect(fromMinor(5n, 'USD')).toBe('0.05');
    expect(fromMinor(-5n, 'USD')).toBe('-0.05');
    expect(fromMinor(0n, 'JPY')).toBe('0');
    expect(fromMinor(1n, 'ETH')).toBe('0.000000000000000001');
  });

  it('refuse more decimals than the currency has, unless a rounding is given', () => {
    expect(() => toMinor('0.005', 'USD')).toThrow(InexactAmountError);
    expect(toMinor('0.005', 'USD', roundHalfUp)).toBe(1n);
    expect(fitsCurrency('0.005', 'USD')).toBe(false);
    expect(fitsCurrency('0.005', 'KWD')).toBe(true);
  });

  it.each(['', '.5', '1.', '1e3', '1,000', '+1', 'NaN', '--1', '0x10', ' 1', '１'])('refuse %j as a number', (text) => {
    expect(() => toMinor(text, 'USD')).toThrow(InvalidDecimalError);
    expect(fitsCurrency(text, 'USD')).toBe(false);
  });
});

describe('a share of an amount', () => {
  it('is exact where floating point is not: 0.9 + 0.045 × 45 percent rounds to 2.93', () => {
    expect(toMinor('2.925', 'USD', roundHalfUp)).toBe(293n);
    expect(multiplyMinor(100n, parseDecimal('2.925'), roundHalfUp)).toBe(293n);
  });

  it('is never off by more than half a minor unit', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 0n, max: 10_000n }), currency, (minor, tenThousandths, code) => {
        expect(decimalsOf(code)).toBeGreaterThanOrEqual(0);
        const share = multiplyMinor(minor, { units: tenThousandths, scale: 4 }, roundHalfUp);
        const error = share * 10_000n - minor * tenThousandths;
        expect(error <= 5_000n && error >= -5_000n).toBe(true);
      }),
    );
  });
});

describe('splitting an amount', () => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 })
    .filter((list) => list.some((weight) => weight > 0n));

  it('never loses or creates a unit', () => {
    fc.assert(
      fc.property(amount, weights, (minor, list) => {
        expect(splitMinor(minor, list).reduce((sum, part) => sum + part, 0n)).toBe(minor);
      }),
    );
  });

  it('gives each part its exact share, to within one unit', () => {
    fc.assert(
      fc.property(amount, weights, (minor, list) => {
        const total = list.reduce((sum, weight) => sum + weight, 0n);
        splitMinor(minor, list).forEach((part, index) => {
          const error = part * total - minor * (list[index] ?? 0n);
          expect(error < total && error > -total).toBe(true);
        });
      }),
    );
  });

  it('gives the undivided unit to the part that lost most', () => {
    expect(splitMinor(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(splitMinor(10n, [1n, 5n, 1n])).toEqual([2n, 7n, 1n]);
    expect(splitMinor(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n]);
  });

  it('refuses invalid weights', () => {
    expect(() => splitMinor(1n, [])).toThrow(RangeError);
    expect(() => splitMinor(1n, [0n])).toThrow(RangeError);
    expect(() => splitMinor(1n, [2n, -1n])).toThrow(RangeError);
  });
});
