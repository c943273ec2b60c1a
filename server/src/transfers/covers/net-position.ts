/** A conversion of a customer: they sold one currency to the house, and bought the other from it. Minor units. */
export interface OpenTrade {
  readonly soldCurrency: string;
  readonly soldMinor: bigint;
  readonly boughtCurrency: string;
  readonly boughtMinor: bigint;
}

/**
 * What trades of one pair leave to the house. If both amounts are above 0, they are exchanged: `soldMinor` is sold, and
 * `positionMinor` is what the house owes of the other currency. Otherwise there is nothing to exchange: the house has
 * more, or owes more, than it should in both.
 */
export interface NetPosition {
  readonly soldCurrency: string;
  readonly soldMinor: bigint;
  readonly boughtCurrency: string;
  readonly positionMinor: bigint;
}

/** Nets the trades of one pair of currencies. @throws RangeError without a trade */
export function netPosition(trades: readonly OpenTrade[]): NetPosition {
  const [first] = trades;
  if (!first) throw new RangeError('No trades have no position.');
  const { soldCurrency: one, boughtCurrency: other } = first;
  let [oneMinor, otherMinor] = [0n, 0n];
  for (const { soldCurrency, soldMinor, boughtMinor } of trades) {
    oneMinor += soldCurrency === one ? soldMinor : -boughtMinor;
    otherMinor += soldCurrency === one ? -boughtMinor : soldMinor;
  }
  return otherMinor > 0n && oneMinor < 0n
    ? { soldCurrency: other, soldMinor: otherMinor, boughtCurrency: one, positionMinor: -oneMinor }
    : { soldCurrency: one, soldMinor: oneMinor, boughtCurrency: other, positionMinor: -otherMinor };
}

/** Whether a position is exchanged with the dealer. */
export const isExchanged = ({ soldMinor, positionMinor }: NetPosition): boolean => soldMinor > 0n && positionMinor > 0n;
