import { type Fonts, hasGlyph } from './fonts.ts';

/** Letters of right-to-left scripts, and characters that are seen by what they do only. */
const special = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Bidi_Control}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Drawn in place of a character that no font has. */
const box = '□';

/** Matches the texts that the text font draws as they are, from left to right: most are. */
export function plainPattern({ regular }: Fonts): RegExp {
  const codePoints = regular.text.characterSet.filter((codePoint) => !special.test(String.fromCodePoint(codePoint)));
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.[1] === codePoint - 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const escaped = (codePoint: number): string => `\\u{${codePoint.toString(16)}}`;
  return new RegExp(`^[${ranges.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')}]*$`, 'u');
}

const isKnown = (fonts: Fonts, character: string): boolean =>
  hasGlyph(fonts, 'text', character) || hasGlyph(fonts, 'arabic', character);

/**
 * Replaces the characters that no font has. Without a glyph, the font's sign of a missing one would be drawn, which
 * PDF/A and PDF/UA forbid. The kept characters are in the order of reading.
 */
export const drawable = (text: string, fonts: Fonts): string =>
  [...text].map((character) => drawableCharacter(character, fonts)).join('');

function drawableCharacter(character: string, fonts: Fonts): string {
  // They order and join letters.
  if (/[\p{Bidi_Control}\p{Join_Control}]/u.test(character)) return character;
  if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return '';
  if (/\p{Cc}/u.test(character)) return ' ';
  if (isKnown(fonts, character)) return character;
  if (/\p{White_Space}/u.test(character)) return ' ';
  // Such as a full-width letter or a ligature.
  const simpler = [...character.normalize('NFKC')];
  return simpler.every((each) => isKnown(fonts, each)) ? simpler.join('') : box;
}
