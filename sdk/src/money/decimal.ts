import type { Rounding } from './rounding.ts';

/** An exact decimal number: `units` divided by ten to the power `scale`. `{ units: 1970n, scale: 3 }` is 1.970. */
export interface Decimal {
  readonly units: bigint;
  /** Number of digits after the decimal point, 0 or more. */
  readonly scale: number;
}

export class InvalidDecimalError extends RangeError {
  constructor(text: string) {
    super(`${JSON.stringify(text)} is not a decimal number.`);
    this.name = 'InvalidDecimalError';
  }
}

const pattern = /^(-?)(\d{1,60})(?:\.(\d{1,40}))?$/;

const tenTo = (power: number): bigint => 10n ** BigInt(power);

/**
 * Reads decimal text such as `-12.34`: no exponent, no grouping, no sign except a leading minus.
 * @throws {InvalidDecimalError}
 */
export function parseDecimal(text: string): Decimal {
  const match = pattern.exec(text);
  if (match === null) throw new InvalidDecimalError(text);
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

/** Writes all digits of the scale: `{ units: 1970n, scale: 3 }` becomes `1.970`. */
export function writeDecimal({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : `.${digits.slice(digits.length - scale)}`;
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}

/** Changes the number of decimals; `round` decides about digits that no longer fit. */
export function rescale({ units, scale }: Decimal, toScale: number, round: Rounding): Decimal {
  if (toScale >= scale) return { units: units * tenTo(toScale - scale), scale: toScale };
  return { units: round(units, tenTo(scale - toScale)), scale: toScale };
}

const unitsAt = (value: Decimal, scale: number): bigint => value.units * tenTo(scale - value.scale);

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

const negateDecimal = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale });

export const subtractDecimals = (a: Decimal, b: Decimal): Decimal => addDecimals(a, negateDecimal(b));

/** Multiplies exactly: the product's scale is the sum of both scales. */
export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

/**
 * Divides two decimals.
 * @param scale decimals of the quotient
 * @throws {RangeError} when `b` is 0
 */
export function divideDecimals(a: Decimal, b: Decimal, scale: number, round: Rounding): Decimal {
  if (b.units === 0n) throw new RangeError('Division by zero.');
  const numerator = a.units * tenTo(b.scale + scale);
  const denominator = b.units * tenTo(a.scale);
  const isNegative = denominator < 0n;
  return { units: round(isNegative ? -numerator : numerator, isNegative ? -denominator : denominator), scale };
}

/** Compares by value, ignoring scales: negative if `a` is smaller, 0 if equal. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}
