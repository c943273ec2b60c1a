import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('a folded text', () => {
  it.each([
    ['España', 'espana'],
    ['Łódź', 'łodz'],
    ['ÉTÉ', 'ete'],
  ])('of %s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
