import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  parseDecimal,
  type Rounding,
  rescale,
  roundDown,
  roundExactly,
  roundHalfEven,
  roundHalfUp,
  roundUp,
  subtractDecimals,
  writeDecimal,
} from './index.ts';

const decimal = fc.record({ units: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), scale: fc.nat({ max: 18 }) });

describe('exact decimals', () => {
  it('can be written and read without change', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(parseDecimal(writeDecimal(value))).toEqual(value);
      }),
    );
  });

  it('add, subtract and compare with any scales', () => {
    expect(writeDecimal(addDecimals(parseDecimal('0.1'), parseDecimal('0.20')))).toBe('0.30');
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(compareDecimals(subtractDecimals(addDecimals(a, b), b), a)).toBe(0);
      }),
    );
  });

  it('multiply without rounding and divide with a given rounding', () => {
    expect(writeDecimal(multiplyDecimals(parseDecimal('19.99'), parseDecimal('0.0197')))).toBe('0.393803');
    expect(writeDecimal(divideDecimals(parseDecimal('1'), parseDecimal('3'), 4, roundHalfUp))).toBe('0.3333');
    expect(writeDecimal(divideDecimals(parseDecimal('2'), parseDecimal('-3'), 2, roundHalfUp))).toBe('-0.67');
    expect(() => divideDecimals(parseDecimal('1'), parseDecimal('0.00'), 2, roundHalfUp)).toThrow(RangeError);
  });
});

describe('rounding to whole units', () => {
  const table: readonly (readonly [string, number, number, number, number])[] = [
    // text, half up, half even, down, up
    ['0.4', 0, 0, 0, 1],
    ['0.5', 1, 0, 0, 1],
    ['1.5', 2, 2, 1, 2],
    ['2.5', 3, 2, 2, 3],
    ['2.51', 3, 3, 2, 3],
    ['-0.5', -1, 0, 0, -1],
    ['-2.5', -3, -2, -2, -3],
    ['-2.4', -2, -2, -2, -3],
    ['7.0', 7, 7, 7, 7],
  ];
  const whole = (text: string, round: Rounding) => rescale(parseDecimal(text), 0, round).units;

  it.each(table)('%s', (text, halfUp, halfEven, down, up) => {
    expect(whole(text, roundHalfUp)).toBe(BigInt(halfUp));
    expect(whole(text, roundHalfEven)).toBe(BigInt(halfEven));
    expect(whole(text, roundDown)).toBe(BigInt(down));
    expect(whole(text, roundUp)).toBe(BigInt(up));
  });

  it('refuses to lose digits when exact', () => {
    expect(whole('7.00', roundExactly)).toBe(7n);
    expect(() => whole('7.01', roundExactly)).toThrow(RangeError);
  });
});
