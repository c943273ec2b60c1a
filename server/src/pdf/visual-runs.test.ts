import { expect, it } from 'vitest';
import { plainPattern } from './drawable-text.ts';
import { openFonts } from './fonts.ts';
import { visualRuns } from './visual-runs.ts';

const fonts = await openFonts();
const shown = (line: string) => visualRuns(line, fonts).map(({ text, isRightToLeft }) => [text, isRightToLeft]);

it.each([
  ['Design', true],
  ['Υπηρεσίες, Услуги', true],
  ['شركة', false],
  ['設計', false],
  ['soft\u00ADhyphen', false],
  ['', true],
])('%s is plain: %s', (text, plain) => {
  expect(plainPattern(fonts).test(text)).toBe(plain);
});

/** Runs from left to right. Letters of a right-to-left run are in reading order: shaping reverses them. */
it.each([
  ['a name', 'شركة النور', [['شركة النور', true]]],
  [
    'a name in English text',
    'For النور Ltd',
    [
      ['For ', false],
      ['النور', true],
      [' Ltd', false],
    ],
  ],
  [
    'a number in a name, which is read from left to right',
    'فرع 12',
    [
      ['12', false],
      ['فرع ', true],
    ],
  ],
  [
    'brackets, which are mirrored',
    'فرع (12) A',
    [
      ['A', false],
      [' (', false],
      ['12', false],
      ['فرع )', true],
    ],
  ],
])('%s is drawn in visual order', (_what, line, runs) => {
  expect(shown(line)).toEqual(runs);
});
