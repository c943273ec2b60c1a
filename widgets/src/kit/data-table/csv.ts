import { type Column, type CsvField, hasValue } from './column.ts';

/** Spreadsheets run a cell that begins so as a formula, also one in full-width signs or behind a blank. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const decimal = /^-?\d+(\.\d+)?$/;
const special = /[",\r\n]/;

/** The fields of the columns, in their order. */
const fieldsOf = <Row>(columns: readonly Column<Row>[]): readonly CsvField<Row>[] =>
  columns.flatMap((column) => column.csv ?? (hasValue(column) ? [column] : []));

/** An apostrophe makes a text of what would be a formula. Figures stay figures, those below zero too. */
function harmless(text: string, kind: CsvField<unknown>['kind']): string {
  const isFigure = kind === 'decimal' && decimal.test(text);
  return formula.test(text) && !isFigure ? `'${text}` : text;
}

const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const lineOf = (fields: readonly string[]): string => `${fields.map(quoted).join(',')}\r\n`;

/** The first line of a file: what its fields are called. */
export const csvHead = <Row>(columns: readonly Column<Row>[]): string =>
  lineOf(fieldsOf(columns).map(({ header }) => harmless(header, 'text')));

/**
 * Rows as lines of a CSV file by RFC 4180: fields with a comma, a quote or a line break are quoted, lines end in CRLF. Texts
 * that a spreadsheet would run as formulas are disarmed.
 */
export function csvLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const fields = fieldsOf(columns);
  return rows.map((row) => lineOf(fields.map(({ value, kind }) => harmless(value(row), kind)))).join('');
}
