import { type Column, type CsvField, hasValue } from './column.ts';

/** Matches cells that spreadsheets run as a formula, also with full-width signs or after a space. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const decimal = /^-?\d+(\.\d+)?$/;
const special = /[",\r\n]/;

/** Returns the fields of the columns, in order. */
const fieldsOf = <Row>(columns: readonly Column<Row>[]): readonly CsvField<Row>[] =>
  columns.flatMap((column) => column.csv ?? (hasValue(column) ? [column] : []));

/** Turns a formula into text with an apostrophe. Figures are unchanged, negative ones too. */
function harmless(text: string, kind: CsvField<unknown>['kind']): string {
  const isFigure = kind === 'decimal' && decimal.test(text);
  return formula.test(text) && !isFigure ? `'${text}` : text;
}

const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const lineOf = (fields: readonly string[]): string => `${fields.map(quoted).join(',')}\r\n`;

/** Returns the header line of a file. */
export const csvHead = <Row>(columns: readonly Column<Row>[]): string =>
  lineOf(fieldsOf(columns).map(({ header }) => harmless(header, 'text')));

/**
 * Returns rows as lines of a CSV file (RFC 4180): fields with a comma, a quote or a line break are quoted, and lines
 * end in CRLF. Texts that a spreadsheet would run as formulas are escaped.
 */
export function csvLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const fields = fieldsOf(columns);
  return rows.map((row) => lineOf(fields.map(({ value, kind }) => harmless(value(row), kind)))).join('');
}
