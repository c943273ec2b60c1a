import { decimalsOf } from '../money/index.ts';

/**
 * Whether a total due is more than an invoice may ask for: 1,000,000,000,000 units of its currency or more. Invoices of
 * billions are ordinary in currencies such as IDR and VND; beyond, a digit too many is likelier than a real price.
 */
export const isTotalTooLarge = (totalMinor: bigint, currency: string): boolean =>
  totalMinor >= 10n ** BigInt(12 + decimalsOf(currency));
