/**
 * Divides two whole numbers and decides what becomes of the remainder. `denominator` is greater than 0.
 * Every place that can lose a fraction takes one of these by name, so that the choice is visible where it matters.
 */
export type Rounding = (numerator: bigint, denominator: bigint) => bigint;

export class InexactAmountError extends RangeError {
  constructor() {
    super('The amount has more decimals than can be kept.');
    this.name = 'InexactAmountError';
  }
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
const awayFromZero = (numerator: bigint): bigint => (numerator < 0n ? -1n : 1n);

/** To the nearest; a half goes away from zero. The rule for what people are asked to pay. */
export const roundHalfUp: Rounding = (numerator, denominator) => {
  const remainder = numerator % denominator;
  const quotient = numerator / denominator;
  return magnitude(remainder) * 2n >= denominator ? quotient + awayFromZero(numerator) : quotient;
};

/** To the nearest; a half goes to the even neighbour, so that long sums don't drift in one party's favour. */
export const roundHalfEven: Rounding = (numerator, denominator) => {
  const twice = magnitude(numerator % denominator) * 2n;
  const quotient = numerator / denominator;
  const goesUp = twice > denominator || (twice === denominator && quotient % 2n !== 0n);
  return goesUp ? quotient + awayFromZero(numerator) : quotient;
};

/** Towards zero: what we pay out is never more than what is there. */
export const roundDown: Rounding = (numerator, denominator) => numerator / denominator;

/** Away from zero. */
export const roundUp: Rounding = (numerator, denominator) =>
  numerator % denominator === 0n ? numerator / denominator : numerator / denominator + awayFromZero(numerator);

/**
 * Refuses to lose anything.
 * @throws {InexactAmountError} when there is a remainder
 */
export const roundExactly: Rounding = (numerator, denominator) => {
  if (numerator % denominator !== 0n) throw new InexactAmountError();
  return numerator / denominator;
};
