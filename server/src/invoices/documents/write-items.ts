import type { DocumentItem, InvoiceDocument } from '@quittance/sdk/rules';
import { asArtifact, lineHeight, type Structure, type TextStyle } from '../../pdf/index.ts';
import { contentWidth, type PageWriter, page, styles } from './page-writer.ts';

interface Column {
  readonly key: keyof DocumentItem;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const { margin: left } = page;

const columns: readonly Column[] = [
  { key: 'name', x: left, width: 230, align: 'left' },
  { key: 'unitPrice', x: left + 238, width: 92, align: 'right' },
  { key: 'quantity', x: left + 338, width: 62, align: 'right' },
  { key: 'amount', x: left + 408, width: contentWidth - 408, align: 'right' },
];

const padding = 6;
const headerStyle: TextStyle = { ...styles.label, weight: 'semibold' };
const headerHeight = lineHeight(headerStyle) + padding;

/** Labels of the columns. */
export type ItemHeaders = Readonly<Record<keyof DocumentItem, string>>;

/** The items as a table, whose header is repeated on each page: read aloud once, then an artifact. */
export function writeItems(writer: PageWriter, { items }: InvoiceDocument, headers: ItemHeaders): void {
  const { document } = writer;
  const table = document.struct('Table');
  // A header alone at the foot of a page would have no row.
  writer.ensure(headerHeight + 2 * lineHeight(styles.text) + 2 * padding);
  writer.root.add(table);
  const header = document.struct('TR');
  table.add(header);
  for (const column of columns) {
    writer.add(header, 'TH', headers[column.key], () => writeHeader(writer, column, headers));
  }
  header.end();
  finishHeader(writer);
  writer.onNewPage = () => {
    asArtifact(document, 'Pagination', () => {
      for (const column of columns) writeHeader(writer, column, headers);
    });
    finishHeader(writer);
  };
  for (const item of items) writeItem(writer, table, item);
  writer.onNewPage = undefined;
  table.end();
}

const writeHeader = (writer: PageWriter, { key, x, width, align }: Column, headers: ItemHeaders): void =>
  writer.write([headers[key]], headerStyle, { x, y: writer.y, width, align });

function finishHeader(writer: PageWriter): void {
  writer.y += headerHeight;
  writer.rule();
}

function writeItem(writer: PageWriter, table: Structure, item: DocumentItem): void {
  const [nameColumn] = columns;
  const names = writer.lines(item.name, styles.text, nameColumn?.width ?? 0);
  const height = names.length * lineHeight(styles.text) + 2 * padding;
  writer.ensure(height);
  const row = writer.document.struct('TR');
  table.add(row);
  for (const { key, ...place } of columns) {
    writer.add(row, 'TD', item[key], () => {
      const at = { ...place, y: writer.y + padding };
      if (key === 'name') writer.write(names, styles.text, at);
      else writer.writeFigure(item[key], styles.text, at);
    });
  }
  row.end();
  writer.y += height;
  writer.rule();
}
