import { expect, it } from 'vitest';
import { openFonts } from './fonts.ts';

it('a letter keeps its meaning after another letter that is drawn with it', async () => {
  const { regular } = await openFonts();
  const codesOf = (text: string) => regular.text.layout(text).glyphs.flatMap(({ codePoints }) => codePoints);
  // The Greek letter is made of the Latin one, which no text has used yet.
  const subset = regular.text.createSubset();
  for (const glyph of regular.text.layout('\u03a5').glyphs) subset.includeGlyph(glyph);
  subset.encode();
  expect(codesOf('Y')).toEqual([0x59]);
  expect(codesOf('\u03a5')).toEqual([0x3a5]);
});
