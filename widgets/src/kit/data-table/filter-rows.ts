import { formatBusinessDate, formatCalendarDate, isBusinessDate } from '@quittance/sdk/time';
import { foldText } from '../base/fold-text.ts';
import type { CellKind, SortableColumn } from './sort-rows.ts';

/** What was typed above each column, by its key. */
export type ColumnFilters = Readonly<Record<string, string>>;

/** Case, accents and kinds of space don't count: `jose` finds José. */
const folded = (text: string): string => foldText(text).replace(/\s/gu, ' ');

/** A column that can be filtered by what people read in it. */
export interface FilterableColumn<Row> extends SortableColumn<Row> {
  /**
   * What people read in the cell, and so what they filter by, where that is not the value: an amount with its currency, or
   * the name of a status. A date is found as the locale writes it without this.
   */
  readonly text?: ((row: Row, locale: string) => string) | undefined;
}

/** A date is found with the comma that invoices write, and without it. */
const written = (value: string, kind: CellKind | undefined, locale: string): string =>
  kind === 'date' && isBusinessDate(value)
    ? `${formatBusinessDate(value, locale)}\n${formatCalendarDate(value, locale)}`
    : value;

/** Reads a column's cells; most columns repeat their values, and each is prepared once. */
function readerOf<Row>({ text, value, kind }: FilterableColumn<Row>, locale: string): (row: Row) => string {
  if (text) return (row) => folded(text(row, locale));
  const known = new Map<string, string>();
  return (row) => {
    const held = value(row);
    const read = known.get(held) ?? folded(written(held, kind, locale));
    known.set(held, read);
    return read;
  };
}

/** The rows that hold, in every column with a filter, the text that was typed there. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly FilterableColumn<Row>[],
  filters: ColumnFilters,
  locale: string,
): readonly Row[] {
  const wanted = columns.flatMap((column) => {
    const typed = folded((filters[column.key] ?? '').trim());
    return typed ? [{ read: readerOf(column, locale), typed }] : [];
  });
  if (wanted.length === 0) return rows;
  return rows.filter((row) => wanted.every(({ read, typed }) => read(row).includes(typed)));
}
