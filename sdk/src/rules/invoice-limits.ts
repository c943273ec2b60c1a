import { compareDecimals, decimalsOf, parseDecimal } from '../money/index.ts';

/**
 * Upper limits for invoices. Rates and quantities are decimal text, limited so that a total fits the ledger's 38
 * digits.
 */
export const invoiceLimits = {
  lines: 100,
  lineNameCharacters: 200,
  recipientNameCharacters: 120,
  summaryCharacters: 140,
  fees: 10,
  feeNameCharacters: 60,
  customFields: 10,
  customFieldLabelCharacters: 40,
  customFieldValueCharacters: 200,
  instructionsCharacters: 1000,
  rate: '1000000000000',
  /** Maximum decimals of a typed unit price, where the currency has fewer: prices may be parts of a cent. */
  rateDecimals: 4,
  quantity: '1000000000',
  /** Maximum decimals of a quantity. */
  quantityDecimals: 18,
  earliestDueDate: '2021-01-01',
  latestDueDate: '2199-12-31',
} as const;

const compare = (one: string, other: string): number => compareDecimals(parseDecimal(one), parseDecimal(other));

/** Whether the rate is within the limits; 0 is allowed for gifts. @param rate decimal text */
export const isPossibleRate = (rate: string): boolean =>
  compare(rate, '0') >= 0 && compare(rate, invoiceLimits.rate) <= 0;

/** Whether the quantity is within the limits. @param quantity decimal text */
export const isPossibleQuantity = (quantity: string): boolean =>
  compare(quantity, '0') > 0 && compare(quantity, invoiceLimits.quantity) <= 0;

/** Whether a fee is at most the whole base amount, or within the limits of a rate. `value` is decimal text. */
export const isPossibleFee = ({
  type,
  value,
}: {
  readonly type: 'percent' | 'fixed';
  readonly value: string;
}): boolean => compare(value, '0') >= 0 && compare(value, type === 'percent' ? '1' : invoiceLimits.rate) <= 0;

/**
 * Whether a total due is 1,000,000,000,000 units of its currency or more. Billions are ordinary in currencies such as
 * IDR and VND; larger totals are more likely a typing error.
 */
export const isTotalTooLarge = (totalMinor: bigint, currency: string): boolean =>
  totalMinor >= 10n ** BigInt(12 + decimalsOf(currency));
