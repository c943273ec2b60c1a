import { formatBusinessDate, formatCalendarDate, isBusinessDate } from '@quittance/sdk/time';
import { foldText } from '../base/fold-text.ts';
import type { CellKind, SortableColumn } from './sort-rows.ts';

/** Filter texts by column key. */
export type ColumnFilters = Readonly<Record<string, string>>;

/** Ignores case, accents and kinds of space: `jose` finds José. */
const folded = (text: string): string => foldText(text).replace(/\s/gu, ' ');

/** A column that filters by the text that people read in it. */
export interface FilterableColumn<Row> extends SortableColumn<Row> {
  /**
   * Returns the text of the cell, if it differs from the value: an amount with its currency, or the name of a status.
   * Dates need no `text`: they are found in the format of the locale.
   */
  readonly text?: ((row: Row, locale: string) => string) | undefined;
}

/** Finds a date with and without the comma of invoices. */
const written = (value: string, kind: CellKind | undefined, locale: string): string =>
  kind === 'date' && isBusinessDate(value)
    ? `${formatBusinessDate(value, locale)}\n${formatCalendarDate(value, locale)}`
    : value;

/** Reads the cells of a column. Most columns repeat values, so each value is prepared once. */
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

/** Returns the rows that contain, in each filtered column, the text of its filter. */
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
