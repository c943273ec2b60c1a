import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

describe('fitText', () => {
  it.each([
    ['keeps what fits', 'abcd', 4, 'abc', { text: 'abcd', caret: 4 }],
    ['drops the end of what was pasted at its end', 'abcdefg', 7, 'ab', { text: 'abcde', caret: 5 }],
    ['drops the end of what was pasted in its middle', 'aXYZbcd', 4, 'abcd', { text: 'aXbcd', caret: 2 }],
    ['takes no further character', 'abcdeX', 6, 'abcde', { text: 'abcde', caret: 5 }],
    ['counts an emoji of two units as one character', '😀😀😀😀😀', 10, '😀😀😀😀', { text: '😀😀😀😀😀', caret: 10 }],
    ['never cuts an emoji in two', '😀😀😀😀😀😀', 12, '😀', { text: '😀😀😀😀😀', caret: 10 }],
    ['may become shorter when it was too long', 'abcdefg', 7, 'abcdefgh', { text: 'abcdefg', caret: 7 }],
    ['may not become longer when it was too long', 'abcdefgX', 8, 'abcdefg', { text: 'abcdefg', caret: 7 }],
  ])('%s', (_rule, text, caret, former, fitted) => {
    expect(fitText({ text, caret }, former, 5)).toEqual(fitted);
  });
});
