/** Letters count as 10 to 35. */
const asDigits = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => String((letter.codePointAt(0) ?? 0) - 55));

/**
 * Computes the two check digits of an IBAN or a creditor reference (ISO 7064, mod 97-10).
 * @param text what follows the check digits: digits and capital letters
 * @param prefix what precedes them: a country, or `RF`
 */
export const checkDigits = (text: string, prefix: string): string =>
  String(98n - (BigInt(asDigits(`${text}${prefix}00`)) % 97n)).padStart(2, '0');
