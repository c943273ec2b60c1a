import type { DocumentTotal, InvoiceDocument } from '@quittance/sdk/rules';
import { asArtifact, lineHeight, spacedLines, type TextStyle } from '../../pdf/index.ts';
import { contentWidth, type PageWriter, page, styles } from './page-writer.ts';

const totalsWidth = 260;
const totalsLeft = page.margin + contentWidth - totalsWidth;

const styleOf = ({ kind }: DocumentTotal): TextStyle => (kind === 'due' || kind === 'sum' ? styles.total : styles.text);

/** The steps from the sum of the items to the amount due, never parted from each other by a page. */
export function writeTotals(writer: PageWriter, { totals }: InvoiceDocument): void {
  const nameWidth = totalsWidth / 2;
  const laid = totals.map((total) => {
    const style = styleOf(total);
    const lines = writer.lines(total.label, style, nameWidth - 8);
    return { total, style, lines, height: lines.length * lineHeight(style) + 6 };
  });
  writer.ensure(laid.reduce((sum, { height }) => sum + height, 0) + 12);
  writer.y += 8;
  for (const { total, style, lines, height } of laid) {
    if (style === styles.total && laid.length > 1) writer.rule(totalsLeft);
    const y = writer.y + 4;
    writer.add(writer.root, 'P', `${total.label} ${total.text}`, () => {
      writer.write(spacedLines([lines], true), style, { x: totalsLeft, y, width: nameWidth });
      const place = { x: totalsLeft + nameWidth, y, width: nameWidth, align: 'right' } as const;
      writer.writeFigure(total.text, style, place);
    });
    writer.y += height;
  }
  writer.y += 16;
}

/** What the seller offers and charges by the date of the payment. */
export function writeTerms(writer: PageWriter, { terms }: InvoiceDocument, title: string): void {
  if (terms.length === 0) return;
  writer.ensure(3 * lineHeight(styles.heading));
  writer.paragraph('H2', title, styles.heading);
  for (const term of terms) writer.paragraph('P', term, styles.text);
  writer.y += 16;
}

/** The ways to pay, all open. */
export function writePayments(writer: PageWriter, { payments }: InvoiceDocument, title: string): void {
  if (payments.length === 0) return;
  writer.ensure(4 * lineHeight(styles.heading));
  writer.paragraph('H2', title, styles.heading);
  for (const { title: name, text } of payments) {
    writer.y += 6;
    writer.ensure(3 * lineHeight(styles.text));
    writer.paragraph('H3', name, styles.name);
    writer.paragraph('P', text, styles.quiet);
  }
}

/** Writes the number of each page, once all are there. */
export function numberPages(writer: PageWriter, name: string, numberOf: (page: number, pages: number) => string): void {
  const { document } = writer;
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    asArtifact(document, 'Pagination', () => {
      const place = { x: page.margin, y: page.height - page.margin, width: contentWidth };
      writer.write([name], styles.label, place);
      writer.write([numberOf(index + 1, count)], styles.label, { ...place, align: 'right' });
    });
  }
}
