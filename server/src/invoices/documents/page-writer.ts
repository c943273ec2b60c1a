import {
  asArtifact,
  asColumnHeader,
  breakText,
  lineHeight,
  type Pdf,
  type Structure,
  spacedLines,
  spokenAs,
  type TextPlace,
  type TextStyle,
  writeFitting,
  writeLines,
} from '../../pdf/index.ts';

/** Points. A page is 794 px wide at 96 px to the inch, which is A4: 595.28 × 841.89. */
export const page = { width: 595.28, height: 841.89, margin: 48, footer: 36 } as const;
export const contentWidth: number = page.width - 2 * page.margin;
const bottom = page.height - page.margin - page.footer;

export const ink = '#1c1b1a';
export const muted = '#5f5c57';
const rule = '#d9d5ce';

export const styles = {
  title: { weight: 'semibold', size: 24, color: ink },
  heading: { weight: 'semibold', size: 12, color: ink },
  label: { weight: 'regular', size: 8, color: muted },
  name: { weight: 'semibold', size: 10, color: ink },
  text: { weight: 'regular', size: 9.5, color: ink },
  quiet: { weight: 'regular', size: 9.5, color: muted },
  total: { weight: 'semibold', size: 12, color: ink },
} as const satisfies Record<string, TextStyle>;

/** Writes a document from top to bottom, and turns the page when there is no room. */
export class PageWriter {
  readonly document: Pdf;
  readonly root: Structure;
  y: number = page.margin;
  /** Runs on each new page, such as to repeat the header of a table. */
  onNewPage: (() => void) | undefined;

  constructor(document: Pdf) {
    this.document = document;
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** Turns the page if less than `height` is left. */
  ensure(height: number): void {
    if (this.y + height <= bottom) return;
    this.document.addPage();
    this.y = page.margin;
    this.onNewPage?.();
  }

  /** Adds an element of the structure whose content is drawn now. */
  add(parent: Structure, tag: string, text: string, draw: () => void): Structure {
    const structure = this.document.struct(tag, spokenAs(text), [draw]);
    if (tag === 'TH') asColumnHeader(structure);
    parent.add(structure);
    return structure;
  }

  /** Breaks a text where it has to, and where it has line feeds. */
  lines(text: string, style: TextStyle, width: number): readonly string[] {
    return spacedLines(text.split('\n').map((line) => breakText(this.document, line, style, width)));
  }

  write(lines: readonly string[], style: TextStyle, place: TextPlace): void {
    writeLines(this.document, lines, style, place);
  }

  writeFigure(text: string, style: TextStyle, place: TextPlace): void {
    writeFitting(this.document, text, style, place);
  }

  /** Writes a text over the whole width, and moves below it. */
  paragraph(tag: string, text: string, style: TextStyle, parent: Structure = this.root): void {
    const lines = this.lines(text, style, contentWidth);
    const height = lines.length * lineHeight(style);
    this.ensure(height);
    this.add(parent, tag, text, () => this.write(lines, style, { x: page.margin, y: this.y, width: contentWidth }));
    this.y += height;
  }

  /** Draws a line over the whole width. */
  rule(from: number = page.margin): void {
    asArtifact(this.document, 'Layout', () => {
      this.document
        .moveTo(from, this.y)
        .lineTo(page.width - page.margin, this.y)
        .lineWidth(0.5)
        .stroke(rule);
    });
  }
}
