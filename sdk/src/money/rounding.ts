/**
 * Divides two whole numbers with a rule for the remainder. `denominator` is greater than 0. All code that can lose a
 * fraction takes such a rule, so that the choice is visible.
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

/** Rounds to the nearest, halves away from zero. The rule for amounts that people pay. */
export const roundHalfUp: Rounding = (numerator, denominator) => {
  const remainder = numerator % denominator;
  const quotient = numerator / denominator;
  return magnitude(remainder) * 2n >= denominator ? quotient + awayFromZero(numerator) : quotient;
};

/** Rounds to the nearest, halves to the even neighbour, so that long sums don't drift in one party's favour. */
export const roundHalfEven: Rounding = (numerator, denominator) => {
  const twice = magnitude(numerator % denominator) * 2n;
  const quotient = numerator / denominator;
  const goesUp = twice > denominator || (twice === denominator && quotient % 2n !== 0n);
  return goesUp ? quotient + awayFromZero(numerator) : quotient;
};

/** Rounds towards zero, so that we never pay out more than there is. */
export const roundDown: Rounding = (numerator, denominator) => numerator / denominator;

/** Rounds away from zero. */
export const roundUp: Rounding = (numerator, denominator) =>
  numerator % denominator === 0n ? numerator / denominator : numerator / denominator + awayFromZero(numerator);

/**
 * Refuses any remainder.
 * @throws {InexactAmountError}
 */
export const roundExactly: Rounding = (numerator, denominator) => {
  if (numerator % denominator !== 0n) throw new InexactAmountError();
  return numerator / denominator;
};
