/** Returns only the digits. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Returns the caret position after a number of digits. */
export function caretAfterDigits(text: string, digits: number): number {
  let left = digits;
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index;
    if (/\d/.test(text.charAt(index))) left -= 1;
  }
  return text.length;
}

interface PhoneEdit {
  /** The previous text of the field. */
  readonly former: string;
  readonly typed: string;
  /** Caret position after the edit, in UTF-16 units. */
  readonly caret: number;
  /** Maximum number of digits. */
  readonly maxDigits: number;
  readonly isDeletedForward: boolean;
  readonly format: (digits: string) => string;
}

export interface EditedPhone {
  readonly text: string;
  readonly digits: string;
  readonly caret: number;
}

/**
 * Formats a number again after each edit, with the caret after the same digit as before. Backspace over a separator
 * removes the digit before it, because formatting would restore the separator.
 */
export function editPhone({ former, typed, caret, maxDigits, isDeletedForward, format }: PhoneEdit): EditedPhone {
  let digits = digitsOf(typed);
  let before = digitsOf(typed.slice(0, caret)).length;
  const isSeparatorDeleted = digits === digitsOf(former) && typed.length < former.length;
  if (isSeparatorDeleted && !isDeletedForward && before > 0) {
    digits = digits.slice(0, before - 1) + digits.slice(before);
    before -= 1;
  }
  digits = digits.slice(0, maxDigits);
  const text = format(digits);
  return { text, digits, caret: caretAfterDigits(text, Math.min(before, digits.length)) };
}
