import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** Reads the text of each page with another library than the one that wrote it. Spaces are single. */
export async function readPdfText(bytes: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

/** What one element of the structure, or one artifact, draws. */
export interface DrawnElement {
  readonly tag: string;
  /** As its glyphs say: spaces are those that are really drawn. */
  readonly text: string;
  /** Whether a character has no glyph in its font. */
  readonly hasMissingGlyph: boolean;
}

interface Glyph {
  readonly unicode: string;
  readonly originalCharCode: number;
}

/** Reads what the elements of a document draw, in the order of drawing. */
export async function readDrawnElements(bytes: Uint8Array): Promise<readonly DrawnElement[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const elements: DrawnElement[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    let tag = '';
    let glyphs: Glyph[] = [];
    for (const [index, operator] of fnArray.entries()) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
        [tag, glyphs] = [String(argsArray[index][0]), []];
      } else if (operator === OPS.showText) {
        glyphs.push(...argsArray[index][0].filter((each: Glyph | number) => typeof each !== 'number'));
      } else if (operator === OPS.endMarkedContent) {
        const text = glyphs.map(({ unicode }) => unicode).join('');
        elements.push({ tag, text, hasMissingGlyph: glyphs.some(({ originalCharCode }) => originalCharCode === 0) });
      }
    }
  }
  return elements;
}
