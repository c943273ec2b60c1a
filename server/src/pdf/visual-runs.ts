import bidiFactory from 'bidi-js';
import { type Fonts, hasGlyph, type Script } from './fonts.ts';

// The package exports the function itself; its types say otherwise.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Text that is drawn in one go, in one font and direction. */
export interface VisualRun {
  readonly text: string;
  readonly script: Script;
  readonly isRightToLeft: boolean;
}

/** Arabic spaces and brackets come from the Arabic font, so that a name is one run and its letters join. */
function scriptOf(fonts: Fonts, character: string, isRightToLeft: boolean): Script {
  const [first, second]: [Script, Script] = isRightToLeft ? ['arabic', 'text'] : ['text', 'arabic'];
  return !hasGlyph(fonts, first, character) && hasGlyph(fonts, second, character) ? second : first;
}

/** A sign that no font has in the other direction stays as it is. */
function mirrored(fonts: Fonts, character: string): string {
  const mirror = bidi.getMirroredCharacter(character);
  return mirror !== null && (hasGlyph(fonts, 'text', mirror) || hasGlyph(fonts, 'arabic', mirror)) ? mirror : character;
}

/** The character that a unit of UTF-16 is a half of, or the whole of. */
const wholeCharacter = (line: string, at: number): string =>
  /[\uDC00-\uDFFF]/.test(line[at] ?? '') ? line.slice(at - 1, at + 1) : String.fromCodePoint(line.codePointAt(at) ?? 0);

interface Piece extends VisualRun {
  /** Place of its first character in the text. */
  readonly at: number;
}

/**
 * Splits a line into runs from left to right, by the Unicode Bidirectional Algorithm. The letters of a run are in reading
 * order: shaping reverses them.
 */
export function visualRuns(line: string, fonts: Fonts): readonly VisualRun[] {
  const levels = bidi.getEmbeddingLevels(line, 'auto');
  const runs: Piece[] = [];
  for (const at of bidi.getReorderedIndices(line, levels)) {
    const isRightToLeft = (levels.levels[at] ?? 0) % 2 === 1;
    const character = line[at] ?? '';
    if (/\p{Bidi_Control}/u.test(character)) continue;
    const text = isRightToLeft ? mirrored(fonts, character) : character;
    const script = scriptOf(fonts, text === character ? wholeCharacter(line, at) : text, isRightToLeft);
    const last = runs.at(-1);
    const isSame = last?.isRightToLeft === isRightToLeft && last.script === script;
    // To the right of a letter of a left-to-right run is the next one, of a right-to-left run the one before.
    if (isSame && !isRightToLeft && at === last.at + last.text.length) {
      runs[runs.length - 1] = { ...last, text: last.text + text };
    } else if (isSame && isRightToLeft && at === last.at - 1) {
      runs[runs.length - 1] = { ...last, text: text + last.text, at };
    } else runs.push({ text, script, isRightToLeft, at });
  }
  return runs.map(asDrawn);
}

const reversed = (text: string): string => [...text].reverse().join('');

/** Shaping reverses letters of right-to-left scripts only, so signs and spaces between numbers are reversed here. */
const asDrawn = ({ text, script, isRightToLeft }: Piece): VisualRun =>
  isRightToLeft && !/\p{Script=Arabic}/u.test(text)
    ? { text: reversed(text), script, isRightToLeft: false }
    : { text, script, isRightToLeft };
