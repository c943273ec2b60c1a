/**
 * Everything that people write or paste between groups: spaces, dots, commas, colons, parentheses, slashes, underscores,
 * and every hyphen and dash, with the minus sign and the soft hyphen.
 */
const separators = /[\s.,:()/_\p{Pd}\u{2212}\u{AD}]+/gu;

/** The digits of Arabic and Persian keyboards, whose last four bits are the value. */
const arabicDigits = /[\u{660}-\u{669}\u{6F0}-\u{6F9}]/gu;

/**
 * Replaces every group of separators within a text with one of your own, and removes those around it. Digits and letters
 * of full width, and Arabic digits, become those of ASCII.
 */
export const joinSeparated = (text: string, separator: string): string =>
  text
    .normalize('NFKC')
    .replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(separators, ' ')
    .trim()
    .replaceAll(' ', separator);
