import type { DocumentParty, InvoiceDocument } from '@quittance/sdk/rules';
import { drawPicture, lineHeight, spacedLines, type TextStyle } from '../../pdf/index.ts';
import { contentWidth, ink, muted, type PageWriter, page, styles } from './page-writer.ts';

const gap = 24;
const half = (contentWidth - gap) / 2;
const third = (contentWidth - 2 * gap) / 3;
const logoBox = { width: 160, height: 48 } as const;
const tones = { good: '#0b6b46', bad: '#a3251c', neutral: muted } as const;

/** A picture that pdfkit embeds: PNG or JPEG. */
export interface DocumentLogo {
  readonly bytes: Buffer;
}

/** The title with the status, and the seller's logo at the right. */
export function writeTitle(
  writer: PageWriter,
  { title, label, seller }: InvoiceDocument,
  logo: DocumentLogo | null,
): void {
  const { document, root } = writer;
  const { margin: x } = page;
  const start = writer.y;
  writer.add(root, 'H1', title, () => writer.write([title], styles.title, { x, y: start, width: half }));
  if (logo) {
    root.add(drawPicture(document, logo.bytes, { x: page.width - x, y: start, ...logoBox }, seller.name));
  }
  writer.y += lineHeight(styles.title);
  if (label) {
    const style: TextStyle = { ...styles.name, color: tones[label.tone] };
    const lines = writer.lines(label.text, style, half);
    writer.add(root, 'P', label.text, () => writer.write(lines, style, { x, y: writer.y, width: half }));
    writer.y += lines.length * lineHeight(style);
  }
  writer.y = Math.max(writer.y, start + (logo ? logoBox.height : 0)) + 20;
}

/** Who bills whom, beside each other. */
export function writeParties(writer: PageWriter, { seller, buyer }: InvoiceDocument): void {
  const start = writer.y;
  const ends = [seller, buyer].map((party, column) => {
    writer.y = start;
    writeParty(writer, party, page.margin + column * (half + gap));
    return writer.y;
  });
  writer.y = Math.max(...ends) + 20;
}

function writeParty(writer: PageWriter, { label, name, lines, email }: DocumentParty, x: number): void {
  const section = writer.document.struct('Sect');
  writer.root.add(section);
  const texts: readonly (readonly [tag: string, text: string, style: TextStyle])[] = [
    ['H2', label, styles.label],
    ['P', name, styles.name],
    ...[...lines, ...(email === null ? [] : [email])].map((line) => ['P', line, styles.quiet] as const),
  ];
  for (const [tag, text, style] of texts) {
    const broken = writer.lines(text, style, half);
    const { y } = writer;
    writer.add(section, tag, text, () => writer.write(broken, style, { x, y, width: half }));
    writer.y += broken.length * lineHeight(style);
  }
  section.end();
}

interface Cell {
  readonly label: string;
  readonly text: string;
  readonly isPlaceholder?: boolean;
  readonly isWide?: boolean;
}

/** Dates, number, transaction, summary and custom fields: three in a row, long ones alone. */
export function writeFacts(writer: PageWriter, { facts, customFields }: InvoiceDocument): void {
  const cells: readonly Cell[] = [
    ...facts.map((fact) => ({ ...fact, isWide: fact.key === 'summary' || fact.key === 'transaction' })),
    ...customFields.map(({ label, value }) => ({ label, text: value })),
  ];
  for (const row of rowsOf(cells)) writeFactRow(writer, row);
  writer.y += 12;
}

function rowsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const last = rows.at(-1);
    if (last && !cell.isWide && !last[0]?.isWide && last.length < 3) last.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

function writeFactRow(writer: PageWriter, row: readonly Cell[]): void {
  const laid = row.map(({ label, text, isPlaceholder, isWide }, column) => {
    const width = isWide ? contentWidth : third;
    const style: TextStyle = { ...styles.text, color: isPlaceholder ? muted : ink };
    return {
      x: page.margin + column * (third + gap),
      width,
      style,
      label: { text: label, lines: writer.lines(label, styles.label, width) },
      value: { text, lines: writer.lines(text, style, width) },
    };
  });
  const labelHeight = Math.max(...laid.map(({ label }) => label.lines.length)) * lineHeight(styles.label);
  const height = labelHeight + Math.max(...laid.map(({ value, style }) => value.lines.length * lineHeight(style)));
  writer.ensure(height);
  const { y } = writer;
  for (const { x, width, style, label, value } of laid) {
    writer.add(writer.root, 'P', `${label.text} ${value.text}`, () => {
      writer.write(spacedLines([label.lines], true), styles.label, { x, y, width });
      writer.write(value.lines, style, { x, y: y + labelHeight, width });
    });
  }
  writer.y += height + 8;
}
