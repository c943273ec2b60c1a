import type { BusinessDate } from '../time/index.ts';
import { type Problem, problem } from './problem.ts';
import { joinSeparated } from './separators.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners';

interface BrandRule {
  readonly brand: CardBrand;
  /** Of the first digits. */
  readonly prefix: RegExp;
  readonly lengths: readonly number[];
  readonly cvcLength: number;
}

/** ISO/IEC 7812 ranges of the supported brands. */
const brandRules: readonly BrandRule[] = [
  { brand: 'visa', prefix: /^4/, lengths: [13, 16, 19], cvcLength: 3 },
  {
    brand: 'mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvcLength: 3,
  },
  { brand: 'amex', prefix: /^3[47]/, lengths: [15], cvcLength: 4 },
  {
    brand: 'discover',
    prefix: /^(6011|64[4-9]|65)/,
    lengths: [16, 17, 18, 19],
    cvcLength: 3,
  },
  { brand: 'diners', prefix: /^(30[0-5]|3095|36|3[89])/, lengths: [14, 16, 19], cvcLength: 3 },
];

/** Removes the spaces and dashes that people write between groups. */
export const cardDigits = (text: string): string => joinSeparated(text, '');

const ruleOf = (number: string): BrandRule | undefined =>
  brandRules.find(({ prefix }) => prefix.test(cardDigits(number)));

/** Finds the brand from the first digits; undefined for unsupported brands. */
export const cardBrandOf = (number: string): CardBrand | undefined => ruleOf(number)?.brand;

/** Whether the check digit is right, which detects typing errors. */
function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function checkCardNumber(text: string): Problem | null {
  const digits = cardDigits(text);
  if (digits === '') return problem('required');
  const rule = ruleOf(digits);
  if (!/^\d+$/.test(digits)) return problem('cardNumberInvalid');
  if (!rule) return problem('cardBrandUnknown');
  return rule.lengths.includes(digits.length) && hasValidCheckDigit(digits) ? null : problem('cardNumberInvalid');
}

/** No card is issued for longer; a later expiry is a typing error. */
const maxYearsAhead = 20;

/**
 * Checks an expiry date. A card is valid through the last day of its month.
 * @param text `MM/YY`
 */
export function checkCardExpiry(text: string, today: BusinessDate): Problem | null {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim());
  if (!match) return problem('cardExpiryInvalid');
  const [, month = '', year = ''] = match;
  const expiry = `20${year}-${month}`;
  const latest = `${Number(today.slice(0, 4)) + maxYearsAhead}${today.slice(4, 7)}`;
  if (expiry > latest) return problem('cardExpiryInvalid');
  return expiry < today.slice(0, 7) ? problem('cardExpired') : null;
}

/** Checks for the number of digits that the brand prints; three or four if the brand is unknown. */
export function checkCardCvc(text: string, number: string): Problem | null {
  const length = ruleOf(number)?.cvcLength;
  const isRight = length === undefined ? /^\d{3,4}$/.test(text) : text.length === length && /^\d+$/.test(text);
  return isRight ? null : problem('cardCvcInvalid');
}
