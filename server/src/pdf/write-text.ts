import { openFonts, type Weight } from './fonts.ts';
import { fontName, type Pdf } from './pdf-document.ts';
import { isPlain, type VisualRun, visualRuns } from './visual-runs.ts';

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

/** Height of a line, as a multiple of the size. */
const leading = 1.4;

export const lineHeight = ({ size }: Pick<TextStyle, 'size'>): number => size * leading;

/** Given features, pdfkit shapes the whole run instead of word by word, which keeps the order of Arabic words. */
const shaping = (run: VisualRun) => ({
  lineBreak: false,
  ...(run.isRightToLeft && { features: ['rlig'] as PDFKit.Mixins.OpenTypeFeatures[] }),
});

const plainRun = (text: string): VisualRun => ({ text, script: 'text', isRightToLeft: false });

const runsOf = (line: string): readonly VisualRun[] => (isPlain(line) ? [plainRun(line)] : visualRuns(line, fonts));

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

/** Breaks a text into the lines of a column. Words that are too wide are broken, so nothing leaves the column. */
export function breakText(document: Pdf, text: string, style: TextStyle, width: number): readonly string[] {
  if (widthOf(document, text, style) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(document, longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = breakWord(document, word, style, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line];
}

function writeLine(document: Pdf, line: string, style: TextStyle, place: TextPlace): void {
  const runs = runsOf(line);
  const widths = runs.map((run) => widthOfRun(document, run, style));
  const width = widths.reduce((sum, each) => sum + each, 0);
  let x = place.align === 'right' ? place.x + place.width - width : place.x;
  for (const [index, run] of runs.entries()) {
    document.font(fontName(style.weight, run.script)).fontSize(style.size).fillColor(style.color);
    // By the baseline: the fonts have different heights.
    document.text(run.text, x, place.y + style.size * 1.05, { ...shaping(run), baseline: 'alphabetic' });
    x += widths[index] ?? 0;
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
