import { describe, expect, it } from 'vitest';
import { caretAfterDigits, editPhone } from './phone-text.ts';

/** Formats like a number of the United States. */
function format(digits: string): string {
  if (digits.length < 4) return digits;
  const rest = digits.slice(3);
  return `(${digits.slice(0, 3)}) ${rest.length > 3 ? `${rest.slice(0, 3)}-${rest.slice(3)}` : rest}`;
}

const edit = (former: string, typed: string, caret: number, isDeletedForward = false) =>
  editPhone({ former, typed, caret, maxDigits: 14, isDeletedForward, format });

describe('editPhone', () => {
  it('formats a growing number, with the caret at its end', () => {
    expect(edit('212', '2125', 4)).toEqual({ text: '(212) 5', digits: '2125', caret: 7 });
  });

  it('keeps the caret after a digit typed in the middle', () => {
    expect(edit('(212) 555', '(2192) 555', 4)).toEqual({
      text: '(219) 255-5',
      digits: '2192555'.slice(0, 7),
      caret: 4,
    });
  });

  it('removes the digit before a separator deleted by Backspace', () => {
    expect(edit('(212) 5', '(212 5', 4)).toEqual({ text: '215', digits: '215', caret: 2 });
  });

  it('restores a separator deleted by Delete', () => {
    expect(edit('(212) 5', '(212 5', 4, true)).toEqual({ text: '(212) 5', digits: '2125', caret: 4 });
  });

  it('limits the number of digits', () => {
    expect(edit('', '123456789012345678', 18).digits).toBe('12345678901234');
  });

  it('accepts pasted text with other separators', () => {
    expect(edit('', '212.555.0123', 12)).toEqual({ text: '(212) 555-0123', digits: '2125550123', caret: 14 });
  });
});

describe('caretAfterDigits', () => {
  it.each([
    ['the beginning', 0, 0],
    ['between digits', 2, 3],
    ['before a separator', 3, 4],
    ['the end', 9, 9],
  ])('finds %s', (_where, digits, expected) => {
    expect(caretAfterDigits('(212) 555', digits)).toBe(expected);
  });
});
