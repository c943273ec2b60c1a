import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** The weights that documents use. */
export type Weight = 'regular' | 'semibold';

/** A text font for Latin, Greek and Cyrillic, and one for Arabic. */
export type Script = 'text' | 'arabic';

export type Fonts = Readonly<Record<Weight, Readonly<Record<Script, Font>>>>;

async function open(file: string): Promise<Font> {
  const font = create(await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
  return withMeanings(forgiving(font));
}

/**
 * The library fails for marks that a font has no place for, such as a vowel on a space. A text with them is drawn without
 * its marks rather than not at all.
 */
function forgiving(font: Font): Font {
  const layout = font.layout.bind(font);
  font.layout = (text, ...options) => {
    try {
      return layout(text, ...options);
    } catch {
      return layout(text.replace(/\p{M}/gu, ''), ...options);
    }
  };
  return font;
}

/**
 * fontkit keeps the letters of a glyph's first use. Writing a glyph that is made of others uses those without letters, so
 * the next document would have drawings in their place that nobody can search, copy or hear.
 */
function withMeanings(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (codePoints.length > 0) glyph.codePoints = codePoints;
    return glyph;
  };
  return font;
}

async function openAll(): Promise<Fonts> {
  const [regular, semibold, arabicRegular, arabicSemibold] = await Promise.all([
    open('inter/400Regular/Inter_400Regular.ttf'),
    open('inter/600SemiBold/Inter_600SemiBold.ttf'),
    open('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    open('noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
  ]);
  return {
    regular: { text: regular, arabic: arabicRegular },
    semibold: { text: semibold, arabic: arabicSemibold },
  };
}

/** Whether the font of a script can draw a character. Both weights have the same. */
export const hasGlyph = (fonts: Fonts, script: Script, character: string): boolean =>
  fonts.regular[script].hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

let opened: Promise<Fonts> | undefined;

/** Opens the fonts once: parsing them takes longer than writing a document. Documents embed the glyphs that they use. */
export function openFonts(): Promise<Fonts> {
  opened ??= openAll();
  return opened;
}
