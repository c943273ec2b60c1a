import {
  divideDecimals,
  formatMoney,
  formatPercent,
  fromWireDecimal,
  InexactAmountError,
  InvalidDecimalError,
  parseDecimal,
  type Rounding,
  roundDown,
  roundExactly,
  roundHalfEven,
  roundHalfUp,
  roundUp,
  splitMinor,
  toMinor,
  UnknownCurrencyError,
  writeDecimal,
} from '@quittance/sdk/money';

/** Formats a balance from an answer of the API. */
export const balanceText = (balance: { readonly $numberDecimal: string }, currency: string, locale: string): string =>
  formatMoney({ amountMinor: fromWireDecimal(balance, currency), currency }, locale);

/** Splits a bill by weights. No cent is lost: the parts add up to the whole. */
export const shareBill = (amount: string, currency: string, weights: readonly bigint[]): readonly string[] =>
  splitMinor(toMinor(amount, currency), weights).map((amountMinor) => formatMoney({ amountMinor, currency }, 'en'));

/** Returns the paid part of the whole, as a percentage. */
export const paidShare = (paid: string, whole: string, locale: string): string =>
  formatPercent(writeDecimal(divideDecimals(parseDecimal(paid), parseDecimal(whole), 4, roundHalfUp)), locale);

const roundings = { roundDown, roundUp, roundHalfUp, roundHalfEven, roundExactly } as const satisfies Record<
  string,
  Rounding
>;

/** Returns the price of one piece, with the rounding that the contract with the buyer requires. */
export const unitPrice = (total: string, pieces: string, rounding: keyof typeof roundings): string =>
  writeDecimal(divideDecimals(parseDecimal(total), parseDecimal(pieces), 2, roundings[rounding]));

/** Returns the problem with a typed amount; undefined if there is none. */
export function amountProblem(amount: string, currency: string): string | undefined {
  try {
    toMinor(amount, currency);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidDecimalError) return 'Not a number.';
    if (error instanceof UnknownCurrencyError) return 'Not a currency.';
    if (error instanceof InexactAmountError) return 'Too many decimals.';
    throw error;
  }
}
