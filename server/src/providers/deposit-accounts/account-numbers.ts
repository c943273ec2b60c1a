import { checkDigits } from '../../validation/index.ts';

/** Sums the digits, each times the weight at its place; the weights repeat. */
const weighted = (digits: string, weights: readonly number[], term = (product: number): number => product): number =>
  [...digits].reduce((sum, digit, index) => sum + term(Number(digit) * (weights[index % weights.length] ?? 0)), 0);

/** Computes the ninth digit of an American routing number. Source: ABA Key to Routing Numbers. */
export const abaCheckDigit = (eightDigits: string): string =>
  String((10 - (weighted(eightDigits, [3, 7, 1]) % 10)) % 10);

/** Computes the last digit of a Mexican CLABE of 18 digits: each product counts by its last digit. */
export const clabeCheckDigit = (seventeenDigits: string): string =>
  String((10 - (weighted(seventeenDigits, [3, 7, 1], (product) => product % 10) % 10)) % 10);

/** Composes an IBAN, with its check digits, of a country's own account number (BBAN). */
export const iban = (country: string, bban: string): string => `${country}${checkDigits(bban, country)}${bban}`;
