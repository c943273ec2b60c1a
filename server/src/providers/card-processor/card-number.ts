/** Brands that are taken, by how their numbers begin and how long they are. */
const brands = [
  { name: 'visa', pattern: /^4(\d{12}|\d{15}|\d{18})$/, codeDigits: 3 },
  { name: 'mastercard', pattern: /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/, codeDigits: 3 },
  { name: 'amex', pattern: /^3[47]\d{13}$/, codeDigits: 4 },
  { name: 'discover', pattern: /^6(011|5\d\d|4[4-9]\d)\d{12}$/, codeDigits: 3 },
  { name: 'diners', pattern: /^3(0[0-5]|[689]\d)\d{11}$/, codeDigits: 3 },
] as const;

export interface CardBrand {
  readonly name: string;
  readonly codeDigits: number;
}

/** Whether the check digit is right (Luhn). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** Returns the brand of a valid card number of digits only; null for any other. */
export const brandOf = (number: string): CardBrand | null =>
  hasCheckDigit(number) ? (brands.find(({ pattern }) => pattern.test(number)) ?? null) : null;

/** Whether a card is valid in the month of a date. @param expiry MM/YY */
export function isExpiryValid(expiry: string, today: string): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return false;
  const century = today.slice(0, 2);
  return `${century}${year}-${month}` >= today.slice(0, 7);
}
