/** Digits alone; what separates them is only for the eye. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Where the caret stands right after so many digits. */
export function caretAfterDigits(text: string, digits: number): number {
  let left = digits;
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index;
    if (/\d/.test(text.charAt(index))) left -= 1;
  }
  return text.length;
}

interface PhoneEdit {
  /** As the field read before. */
  readonly former: string;
  readonly typed: string;
  /** UTF-16 units of what was typed before the caret. */
  readonly caret: number;
  /** The most digits that there is room for. */
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
 * Spaces a number again after each edit, with the caret behind the same digit as before. Backspace over a separator takes
 * the digit before it: the separator alone would be put back at once.
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
