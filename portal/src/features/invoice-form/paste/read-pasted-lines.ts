import { parseTypedDecimal } from '@quittance/sdk/money';
import { invoiceLimits, isPossibleQuantity, isPossibleRate } from '@quittance/sdk/rules';
import { readTable } from './read-table.ts';

/** The fields of a line, in the order of the form. */
export const pastedFields = ['name', 'rate', 'quantity'] as const;
export type PastedField = (typeof pastedFields)[number];

/** A line from a spreadsheet. Cells that can't be used are empty. */
export type PastedLine = Readonly<Record<PastedField, string>>;

/** A cell that was left out. */
export interface BadCell {
  /** Row of the pasted table, from 1. */
  readonly row: number;
  readonly field: PastedField;
  readonly text: string;
}

export interface PastedLines {
  readonly lines: readonly PastedLine[];
  readonly badCells: readonly BadCell[];
}

/** Words of a heading, in English and Spanish. */
const headings: Readonly<Record<PastedField, RegExp>> = {
  name: /item|service|descr|product|name|art[íi]culo|servicio|concepto|producto|nombre/i,
  rate: /price|rate|cost|precio|tarifa|coste/i,
  quantity: /qty|quant|hours|units|cant|horas|unidades/i,
};

type Columns = Readonly<Partial<Record<PastedField, number>>>;

/** Returns the columns of a heading; null for a row that is none. */
function columnsOf(row: readonly string[]): Columns | null {
  const found = pastedFields.flatMap((field) => {
    const index = row.findIndex((cell) => headings[field].test(cell) && !/\d/.test(cell));
    return index < 0 ? [] : [[field, index] as const];
  });
  const isHeading = found.length >= 2 && new Set(found.map(([, index]) => index)).size === found.length;
  return isHeading ? Object.fromEntries(found) : null;
}

const inOrder: Columns = { name: 0, rate: 1, quantity: 2 };

/** Spreadsheets copy numbers as they show them: with signs of currencies and spaces. */
const readNumber = (text: string, locale: string): string | null =>
  parseTypedDecimal(text.replace(/[\p{Sc}\s]|^[A-Z]{3}|[A-Z]{3}$/gu, ''), locale);

const decimalsOf = (value: string): number => value.split('.')[1]?.replace(/0+$/, '').length ?? 0;

const isUsable: Readonly<Record<PastedField, (value: string) => boolean>> = {
  name: (name) => name.length <= invoiceLimits.lineNameCharacters,
  rate: (rate) => isPossibleRate(rate) && decimalsOf(rate) <= invoiceLimits.rateDecimals,
  quantity: (quantity) => isPossibleQuantity(quantity),
};

/**
 * Reads lines that were copied from a spreadsheet: name, unit price and quantity, or the order of a heading. Numbers are
 * written as in `locale`, also with signs of currencies.
 * @returns null for text that is no table
 */
export function readPastedLines(text: string, locale: string): PastedLines | null {
  const rows = readTable(text);
  if (rows.length === 0 || (rows.length === 1 && rows[0]?.length === 1)) return null;
  const heading = columnsOf(rows[0] ?? []);
  const columns = heading ?? inOrder;
  const badCells: BadCell[] = [];
  const read = (cells: readonly string[], index: number): PastedLine => {
    const cellOf = (field: PastedField): string => {
      const cell = cells[columns[field] ?? -1]?.trim() ?? '';
      if (cell === '') return '';
      const value = field === 'name' ? cell.replace(/\s+/g, ' ') : readNumber(cell, locale);
      if (value !== null && isUsable[field](value)) return value;
      badCells.push({ row: index + (heading ? 2 : 1), field, text: cell });
      return '';
    };
    return { name: cellOf('name'), rate: cellOf('rate'), quantity: cellOf('quantity') };
  };
  return { lines: rows.slice(heading ? 1 : 0).map(read), badCells };
}
