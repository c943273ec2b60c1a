import { transactionTexts } from '@quittance/sdk/i18n';
import { formatDecimalMoney, fromMinor } from '@quittance/sdk/money';
import { addressLines } from '@quittance/sdk/rules';
import { businessDateOf, formatBusinessInstant, formatCalendarDate } from '@quittance/sdk/time';
import {
  accessibilitySchema,
  asArtifact,
  asColumnHeader,
  breakText,
  collectPdf,
  createPdf,
  cutText,
  declareExtensions,
  lineHeight,
  type Pdf,
  type Structure,
  spacedLines,
  spokenAs,
  type TextStyle,
  writeFitting,
  writeLines,
} from '../pdf/index.ts';
import type { DescribedLine } from './present-transaction.ts';
import type { StatementParts } from './statement-parts.ts';
import { transactionFileTexts as texts } from './texts.en.ts';

// Points; a page of US letter is 612 × 792.
const margin = 48;
const gap = 12;
const pageWidth = 612;
const bottom = 792 - 64;
const rowHeight = 30;
const ink = '#1c1b1a';
const muted = '#5f5c57';
const rule = '#d9d5ce';

const contentWidth = pageWidth - 2 * margin;

const styles = {
  brand: { weight: 'semibold', size: 10, color: muted },
  title: { weight: 'semibold', size: 20, color: ink },
  period: { weight: 'regular', size: 11, color: muted },
  name: { weight: 'semibold', size: 10, color: ink },
  quiet: { weight: 'regular', size: 10, color: muted },
  header: { weight: 'semibold', size: 8, color: muted },
  strong: { weight: 'semibold', size: 9, color: ink },
  cell: { weight: 'regular', size: 9, color: ink },
  detail: { weight: 'regular', size: 8, color: muted },
} as const satisfies Record<string, TextStyle>;

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
 * Writes a statement as a tagged, archivable PDF (PDF/A-3a, PDF/UA) with embedded fonts. The heading of the table is on
 * each page: read aloud once, repeated as an artifact.
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
  const top = writeHead(document, root, parts, title);
  const table = document.struct('Table');
  root.add(table);
  const writer = new TableWriter(document, table, parts, top);
  writer.writeHeading();
  writer.writeBalance('opening', statement.from, statement.openingMinor);
  for await (const batch of lines) for (const line of batch) writer.writeLine(line);
  writer.writeBalance('closing', statement.to, statement.closingMinor);
  table.end();
  root.end();
  numberPages(document, parts);
  declareExtensions(document, [accessibilitySchema]);
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

/** Writes who keeps the account, whose it is, and the figures of the period. Returns where the table begins. */
function writeHead(document: Pdf, root: Structure, parts: StatementParts, title: string): number {
  const { statement, brandName, locale } = parts;
  const { organization, from, to } = statement;
  let y: number = margin;
  const paragraph = (tag: string, text: string, style: TextStyle) => {
    const broken = breakText(document, text, style, contentWidth);
    root.add(
      document.struct(tag, spokenAs(text), [
        () => writeLines(document, broken, style, { x: margin, y, width: contentWidth }),
      ]),
    );
    y += broken.length * lineHeight(style);
  };
  paragraph('P', brandName, styles.brand);
  paragraph('H1', title, styles.title);
  paragraph('P', `${formatCalendarDate(from, locale)} – ${formatCalendarDate(to, locale)}`, styles.period);
  const numbers = numbersOf(parts);
  if (numbers) paragraph('P', numbers, styles.period);
  y += gap;
  paragraph('P', organization.legalName, styles.name);
  const address = organization.address ? addressLines(organization.address, locale) : [];
  for (const line of address) paragraph('P', line, styles.quiet);
  y += gap;
  for (const [name, value] of factsOf(parts)) {
    root.add(document.struct('P', spokenAs(`${name} ${value}`), [() => writeFact(document, name, value, y)]));
    y += 17;
  }
  return y + gap;
}

function factsOf(parts: StatementParts): readonly (readonly [name: string, value: string])[] {
  const { statement, t } = parts;
  const { received, spent } = statement;
  return [
    [t(texts, 'statement.opening'), moneyOf(statement.openingMinor, parts)],
    [t(texts, 'statement.received', { number: String(received.count) }), moneyOf(received.totalMinor, parts)],
    [t(texts, 'statement.spent', { number: String(spent.count) }), moneyOf(-spent.totalMinor, parts)],
    [t(texts, 'statement.closing'), moneyOf(statement.closingMinor, parts)],
  ];
}

function writeFact(document: Pdf, name: string, value: string, y: number): void {
  writeLines(document, spacedLines([[name]], true), styles.quiet, { x: margin, y, width: 240 });
  writeFitting(document, value, styles.name, { x: margin + 250, y, width: 266, align: 'right' });
}

/** Writes the rows, and a new page with the heading when one is full. */
class TableWriter {
  readonly #document: Pdf;
  readonly #table: Structure;
  readonly #parts: StatementParts;
  #y: number;

  constructor(document: Pdf, table: Structure, parts: StatementParts, top: number) {
    this.#document = document;
    this.#table = table;
    this.#parts = parts;
    this.#y = top;
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
    const status = facts.status === 'completed' ? undefined : t(transactionTexts, `status.${facts.status}`);
    this.#writeRow({
      date: businessDateOf(line.bookedAt),
      title: t(transactionTexts, `kind.${facts.kind}`),
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
      const detail = column.key === 'description' ? row.detail : undefined;
      const text = cells[column.key];
      const style = column.key === 'description' || row.amountMinor === undefined ? styles.strong : styles.cell;
      structure.add(
        this.#document.struct('TD', spokenAs(detail ? `${text} ${detail}` : text), [
          () => {
            const y = this.#y + 5;
            if (!detail) writeFitting(this.#document, text, style, { ...column, y });
            else this.#writeDescribed(column, text, detail);
          },
        ]),
      );
    }
    structure.end();
    this.#finishRow(rowHeight);
  }

  /** Names and references can be longer than a line. */
  #writeDescribed({ x, width }: Column, title: string, detail: string): void {
    const cut = cutText(this.#document, detail, styles.detail, width);
    const titles = spacedLines([[cutText(this.#document, title, styles.strong, width)]], true);
    writeLines(this.#document, titles, styles.strong, { x, y: this.#y + 5, width });
    writeLines(this.#document, [cut], styles.detail, { x, y: this.#y + 17, width });
  }

  #writeHeader({ key, ...place }: Column): void {
    const label = this.#parts.t(texts, `column.${key}`);
    writeLines(this.#document, [label], styles.header, { ...place, y: this.#y + 4 });
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
    const text = t(texts, 'statement.page', { page: String(page + 1), pages: String(count) });
    const written = t(texts, 'statement.written', { time: formatBusinessInstant(writtenAt, locale) });
    const name = cutText(document, `${statement.organization.legalName} · ${written}`, styles.detail, 400);
    asArtifact(document, 'Pagination', () => {
      const place = { x: margin, y: 792 - 44, width: contentWidth };
      writeLines(document, [name], styles.detail, place);
      writeLines(document, [text], styles.detail, { ...place, align: 'right' });
    });
  }
}
