import { multiplyDecimals, parseDecimal, writeDecimal } from '@quittance/sdk/money';

/** Multiplies exactly; empty text stays empty. */
const multiplied = (text: string, by: string): string =>
  text === '' ? '' : writeDecimal(multiplyDecimals(parseDecimal(text), parseDecimal(by)));

/** Writes the fraction of the calls in percent, as the form shows it: `0.0197` is `1.97`. */
export const percentOf = (fraction: string): string =>
  multiplied(fraction, '100').replace(/(\.\d*?)0+$/, (_zeros, digits: string) => (digits === '.' ? '' : digits));

/** Writes percent as the fraction that the calls take: `1.97` is `0.0197`. */
export const fractionOf = (percent: string): string => multiplied(percent, '0.01');
