import { formatDecimalMoney, fromMinor } from '@quittance/sdk/money';
import { addressLines } from '@quittance/sdk/rules';
import { businessDateOf, formatBusinessInstant, formatCalendarDate } from '@quittance/sdk/time';
import { asArtifact, asColumnHeader, collectPdf, createPdf, fontName, type Pdf, type Structure } from '../pdf/index.ts';
import type { DescribedLine } from './present-transaction.ts';
import type { StatementParts } from './statement-parts.ts';
import { transactionFileTexts as texts } from './texts.en.ts';

// Points; a page of US letter is 612 × 792.
const margin = 48;
const pageWidth = 612;
const bottom = 792 - 64;
const rowHeight = 30;
const ink = '#1c1b1a';
const muted = '#5f5c57';
const rule = '#d9d5ce';

const textFont = fontName('regular', 'text');
const strongFont = fontName('semibold', 'text');

interface Column {
  readonly key: 'date' | 'description' | 'amount' | 'balance';
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const columns: readonly Column[] = [
  { key: 'date', x: margin, width: 76, align: 'left' },
  { key: 'description', x: margin + 84, width: 232, align: 'left' },
  { key: 'amount', x: margin + 324, width: 92, align: 'right' },
  { key: 'balance', x: margin + 424, width: 92, align: 'right' },
];

/**
 * Writes a statement as a tagged PDF with embedded fonts. The heading of the table is on each page: read aloud once,
 * repeated as an artifact. Names in scripts other than Latin, Greek and Cyrillic have no characters in the font.
 */
export async function writePdf(parts: StatementParts): Promise<Uint8Array> {
  const { statement, lines, t, locale, brandName } = parts;
  const title = `${t(texts, 'statement.title')} · ${statement.label}`;
  const document = await createPdf({
    title,
    author: statement.organization.legalName,
    producer: brandName,
    language: locale,
    createdAt: parts.writtenAt,
    size: 'LETTER',
    margin,
  });
  const collected = collectPdf(document);
  const root = document.struct('Document');
  document.addStructure(root);
  writeHead(document, root, parts, title);
  const table = document.struct('Table');
  root.add(table);
  const writer = new TableWriter(document, table, parts);
  writer.writeHeading();
  writer.writeBalance('opening', statement.from, statement.openingMinor);
  for await (const batch of lines) for (const line of batch) writer.writeLine(line);
  writer.writeBalance('closing', statement.to, statement.closingMinor);
  table.end();
  root.end();
  numberPages(document, parts);
  document.end();
  return await collected;
}

const moneyOf = (minor: bigint, { statement: { currency }, locale }: StatementParts): string =>
  formatDecimalMoney(fromMinor(minor, currency), currency, locale);

/** The numbers of the account and its bank in one line; empty without one. */
export function numbersOf({ numbers: { fields, own }, t }: Pick<StatementParts, 'numbers' | 't'>): string {
  const shown = (['iban', 'clabe', 'accountNumber', 'routingNumber', 'sortCode', 'bsb', 'bic'] as const).flatMap(
    (name) => {
      const value = fields[name];
      return value === undefined ? [] : [`${t(texts, `statement.number.${name}`)} ${value}`];
    },
  );
  if (shown.length === 0 && own !== undefined) return `${t(texts, 'statement.number.accountNumber')} ${own}`;
  return shown.join(' · ');
}

/** Who keeps the account, whose it is, and the figures of the period. */
function writeHead(document: Pdf, root: Structure, parts: StatementParts, title: string): void {
  const { statement, brandName, locale, t } = parts;
  const { organization, from, to, received, spent } = statement;
  const paragraph = (tag: string, write: () => void) => root.add(document.struct(tag, {}, [write]));
  paragraph('P', () => document.font(strongFont).fontSize(10).fillColor(muted).text(brandName, margin, margin));
  paragraph('H1', () =>
    document
      .font(strongFont)
      .fontSize(20)
      .fillColor(ink)
      .text(title, margin, margin + 18),
  );
  const period = `${formatCalendarDate(from, locale)} – ${formatCalendarDate(to, locale)}`;
  paragraph('P', () => document.font(textFont).fontSize(11).fillColor(muted).text(period));
  const numbers = numbersOf(parts);
  if (numbers) paragraph('P', () => document.font(textFont).fontSize(11).fillColor(muted).text(numbers));
  document.moveDown(1);
  const owner = [organization.legalName, ...(organization.address ? addressLines(organization.address, locale) : [])];
  paragraph('P', () =>
    document
      .font(strongFont)
      .fontSize(10)
      .fillColor(ink)
      .text(owner[0] ?? ''),
  );
  paragraph('P', () => document.font(textFont).fontSize(10).fillColor(muted).text(owner.slice(1).join('\n')));
  document.moveDown(1);
  const facts = [
    [t(texts, 'statement.opening'), moneyOf(statement.openingMinor, parts)],
    [t(texts, 'statement.received', { number: String(received.count) }), moneyOf(received.totalMinor, parts)],
    [t(texts, 'statement.spent', { number: String(spent.count) }), moneyOf(-spent.totalMinor, parts)],
    [t(texts, 'statement.closing'), moneyOf(statement.closingMinor, parts)],
  ] as const;
  for (const [name, value] of facts) {
    const y = document.y;
    paragraph('P', () => {
      document.font(textFont).fontSize(10).fillColor(muted).text(name, margin, y, { width: 240 });
      document
        .font(strongFont)
        .fillColor(ink)
        .text(value, margin + 250, y, { width: 266, align: 'right' });
    });
    document.y = y + 17;
  }
  document.y += 12;
  document.x = margin;
}

/** Writes the rows, and a new page with the heading when one is full. */
class TableWriter {
  readonly #document: Pdf;
  readonly #table: Structure;
  readonly #parts: StatementParts;
  #y: number;

  constructor(document: Pdf, table: Structure, parts: StatementParts) {
    this.#document = document;
    this.#table = table;
    this.#parts = parts;
    this.#y = document.y;
  }

  writeHeading(): void {
    const row = this.#document.struct('TR');
    this.#table.add(row);
    for (const column of columns) {
      row.add(asColumnHeader(this.#document.struct('TH', {}, [() => this.#writeHeader(column)])));
    }
    row.end();
    this.#finishRow(18);
  }

  writeBalance(name: 'opening' | 'closing', date: string, balanceMinor: bigint): void {
    const title = this.#parts.t(texts, `statement.${name}`);
    this.#writeRow({ date, title, balanceMinor });
  }

  writeLine({ line, facts }: DescribedLine): void {
    const { t } = this.#parts;
    const status = facts.status === 'completed' ? undefined : t(texts, `status.${facts.status}`);
    this.#writeRow({
      date: businessDateOf(line.bookedAt),
      title: t(texts, `kind.${facts.kind}`),
      detail: [facts.counterparty, facts.reference, status].filter(Boolean).join(' · '),
      amountMinor: line.changeMinor,
      balanceMinor: line.balanceMinor,
    });
  }

  #writeRow(row: {
    readonly date: string;
    readonly title: string;
    readonly detail?: string;
    readonly amountMinor?: bigint;
    readonly balanceMinor: bigint;
  }): void {
    if (this.#y + rowHeight > bottom) this.#turnPage();
    const { locale } = this.#parts;
    const cells = {
      date: formatCalendarDate(row.date, locale),
      description: row.title,
      amount: row.amountMinor === undefined ? '' : moneyOf(row.amountMinor, this.#parts),
      balance: moneyOf(row.balanceMinor, this.#parts),
    };
    const structure = this.#document.struct('TR');
    this.#table.add(structure);
    for (const column of columns) {
      structure.add(
        this.#document.struct('TD', {}, [
          () => {
            this.#writeCell(column, cells[column.key], column.key === 'description' || row.amountMinor === undefined);
            if (column.key === 'description' && row.detail) this.#writeDetail(column, row.detail);
          },
        ]),
      );
    }
    structure.end();
    this.#finishRow(rowHeight);
  }

  #writeCell({ x, width, align }: Column, text: string, isStrong: boolean): void {
    this.#document
      .font(isStrong ? strongFont : textFont)
      .fontSize(9)
      .fillColor(ink);
    this.#document.text(text, x, this.#y + 5, { width, align, height: 11, ellipsis: true, lineBreak: true });
  }

  #writeDetail({ x, width }: Column, text: string): void {
    this.#document.font(textFont).fontSize(8).fillColor(muted);
    this.#document.text(text, x, this.#y + 17, { width, height: 10, ellipsis: true, lineBreak: true });
  }

  #writeHeader({ key, x, width, align }: Column): void {
    this.#document.font(strongFont).fontSize(8).fillColor(muted);
    this.#document.text(this.#parts.t(texts, `column.${key}`), x, this.#y + 4, { width, align, lineBreak: false });
  }

  #finishRow(height: number): void {
    this.#y += height;
    asArtifact(this.#document, 'Layout', () => {
      this.#document
        .moveTo(margin, this.#y)
        .lineTo(pageWidth - margin, this.#y)
        .lineWidth(0.5)
        .stroke(rule);
    });
  }

  #turnPage(): void {
    this.#document.addPage();
    this.#y = margin;
    asArtifact(this.#document, 'Pagination', () => {
      for (const column of columns) this.#writeHeader(column);
    });
    this.#finishRow(18);
  }
}

function numberPages(document: Pdf, { locale, writtenAt, t, statement }: StatementParts): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    // Text below the margin would otherwise start a new page.
    document.page.margins.bottom = 0;
    const text = t(texts, 'statement.page', { page: String(page + 1), pages: String(count) });
    const written = t(texts, 'statement.written', { time: formatBusinessInstant(writtenAt, locale) });
    asArtifact(document, 'Pagination', () => {
      document.font(textFont).fontSize(8).fillColor(muted);
      document.text(`${statement.organization.legalName} · ${written}`, margin, 792 - 44, {
        width: 400,
        lineBreak: false,
      });
      document.text(text, pageWidth - margin - 100, 792 - 44, { width: 100, align: 'right', lineBreak: false });
    });
  }
}
