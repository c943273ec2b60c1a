import { drawable, plainPattern } from './drawable-text.ts';
import { openFonts, type Weight } from './fonts.ts';
import { fontName, type Pdf } from './pdf-document.ts';
import { type VisualRun, visualRuns } from './visual-runs.ts';

export interface TextStyle {
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
  readonly color: string;
}

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

const fonts = await openFonts();
const plain = plainPattern(fonts);
const isPlain = (text: string): boolean => plain.test(text);

/** Height of a line, as a multiple of the size. */
const leading = 1.4;

export const lineHeight = ({ size }: Pick<TextStyle, 'size'>): number => size * leading;

/** Given features, pdfkit shapes the whole run instead of word by word, which keeps the order of Arabic words. */
const shaping = (run: VisualRun) => ({
  lineBreak: false,
  ...(run.isRightToLeft && { features: ['rlig'] as PDFKit.Mixins.OpenTypeFeatures[] }),
});

const plainRun = (text: string): VisualRun => ({ text, script: 'text', isRightToLeft: false });

const runsOf = (line: string): readonly VisualRun[] =>
  isPlain(line) ? [plainRun(line)] : visualRuns(drawable(line, fonts), fonts);

function widthOfRun(document: Pdf, run: VisualRun, { weight, size }: TextStyle): number {
  return document.font(fontName(weight, run.script)).fontSize(size).widthOfString(run.text, shaping(run));
}

const widthOf = (document: Pdf, text: string, style: TextStyle): number =>
  runsOf(text).reduce((width, run) => width + widthOfRun(document, run, style), 0);

/** Breaks a word that is wider than a line. */
function breakWord(document: Pdf, word: string, style: TextStyle, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && widthOf(document, part + character, style) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/**
 * Breaks a text into the lines of a column. Words that are too wide are broken, so nothing leaves the column. A line that
 * ends between two words ends with the space, beyond the column: programs that read the text see words, not lines.
 */
export function breakText(document: Pdf, text: string, style: TextStyle, width: number): readonly string[] {
  if (widthOf(document, text, style) <= width) return [text];
  const space = widthOf(document, ' ', style);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.trimEnd().split(/\s+/)) {
    // With its space, as it is drawn: each word is shaped once.
    const wordWidth = widthOf(document, `${word} `, style);
    if (used + wordWidth - space <= width) {
      line += `${word} `;
      used += wordWidth;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = wordWidth - space <= width ? [word] : breakWord(document, word, style, width);
    lines.push(...parts.slice(0, -1));
    line = `${parts.at(-1) ?? ''} `;
    used = widthOf(document, line, style);
  }
  return [...lines, line.trimEnd()];
}

/** Cuts a text to one line, between two words if it can. */
export function cutText(document: Pdf, text: string, style: TextStyle, width: number): string {
  if (widthOf(document, text, style) <= width) return text;
  const [line = ''] = breakText(document, text, style, width - widthOf(document, '…', style));
  return `${line.trimEnd()}…`;
}

/**
 * The lines of several texts of one element. Between two texts is a space, as between two words of one, and after the
 * last if more follows.
 */
export const spacedLines = (texts: readonly (readonly string[])[], isFollowed = false): readonly string[] =>
  texts.flatMap((lines, index) =>
    isFollowed || index < texts.length - 1 ? [...lines.slice(0, -1), `${lines.at(-1) ?? ''} `] : lines,
  );

/** Measures only if it has to: most lines begin at the left and are one run. */
function writeLine(document: Pdf, line: string, style: TextStyle, place: TextPlace): void {
  // In a right-to-left line the space at the end would be drawn at the left.
  const runs = runsOf(isPlain(line) ? line : line.trimEnd());
  let x = place.x;
  if (place.align === 'right') {
    x += place.width - runs.reduce((width, run) => width + widthOfRun(document, run, style), 0);
    if (runs.at(-1)?.text.endsWith(' ')) x += widthOf(document, ' ', style);
  }
  for (const [index, run] of runs.entries()) {
    document.font(fontName(style.weight, run.script)).fontSize(style.size).fillColor(style.color);
    // By the baseline: the fonts have different heights.
    document.text(run.text, x, place.y + style.size * 1.05, { ...shaping(run), baseline: 'alphabetic' });
    if (index < runs.length - 1) x += widthOfRun(document, run, style);
  }
}

/** Writes lines below each other. */
export function writeLines(document: Pdf, lines: readonly string[], style: TextStyle, place: TextPlace): void {
  for (const [index, line] of lines.entries()) {
    writeLine(document, line, style, { ...place, y: place.y + index * lineHeight(style) });
  }
}

/** Writes a text on one line, smaller if it is too wide: figures must be neither cut nor broken. */
export function writeFitting(document: Pdf, text: string, style: TextStyle, place: TextPlace): void {
  const width = widthOf(document, text, style);
  const size = width > place.width ? (style.size * place.width) / width : style.size;
  writeLine(document, text, { ...style, size }, place);
}

/**
 * What a screen reader says instead of drawn letters, which are in visual order in right-to-left scripts; nothing for
 * other texts.
 */
export const spokenAs = (text: string): { readonly actual?: string } => (isPlain(text) ? {} : { actual: text });
