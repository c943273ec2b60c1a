/**
 * The largest total due of an invoice, in minor units. Keeps an invoice, and the sum of very many of them, within the
 * ledger's 38 digits; small units such as ether's reach it with far fewer coins than cents do.
 */
export const largestTotalMinor = 10n ** 30n;
