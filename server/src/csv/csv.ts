/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A text starting like this is a formula to a spreadsheet. */
const formulaStart = /^[=+\-@\t\r]/;

/** Writes a text so that no spreadsheet runs it. */
const safeText = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One field: a text, or a decimal, which may start with a sign. */
export type CsvField = string | { readonly decimal: string };

/** Writes one row by RFC 4180, with its end. */
export const csvRow = (fields: readonly CsvField[]): string =>
  `${fields.map((field) => quoted(typeof field === 'string' ? safeText(field) : field.decimal)).join(',')}\r\n`;
