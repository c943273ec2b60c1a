import { compareDecimals, decimalsOf, parseDecimal } from '../money/index.ts';

/** The most of an invoice. Rates and quantities, as decimal text, are such that a total fits the ledger's 38 digits. */
export const invoiceLimits = {
  lines: 100,
  lineNameCharacters: 200,
  recipientNameCharacters: 120,
  summaryCharacters: 140,
  rate: '1000000000000',
  quantity: '1000000000',
  /** Digits behind the point of a quantity. */
  quantityDecimals: 18,
  earliestDueDate: '2021-01-01',
  latestDueDate: '2199-12-31',
} as const;

const compare = (one: string, other: string): number => compareDecimals(parseDecimal(one), parseDecimal(other));

/** @param rate decimal text; what is given away costs 0 */
export const isPossibleRate = (rate: string): boolean =>
  compare(rate, '0') >= 0 && compare(rate, invoiceLimits.rate) <= 0;

/** @param quantity decimal text */
export const isPossibleQuantity = (quantity: string): boolean =>
  compare(quantity, '0') > 0 && compare(quantity, invoiceLimits.quantity) <= 0;

/**
 * Whether a total due is more than an invoice may ask for: 1,000,000,000,000 units of its currency or more. Invoices of
 * billions are ordinary in currencies such as IDR and VND; beyond, a digit too many is likelier than a real price.
 */
export const isTotalTooLarge = (totalMinor: bigint, currency: string): boolean =>
  totalMinor >= 10n ** BigInt(12 + decimalsOf(currency));
