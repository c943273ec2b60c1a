import { formatBusinessDate, isBusinessDate } from '@quittance/sdk/time';
import type { SortableColumn } from './sort-rows.ts';

/** What was typed above each column, by its key. */
export type ColumnFilters = Readonly<Record<string, string>>;

/** Case, accents and kinds of space don't count: `jose` finds José. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s/gu, ' ')
    .toLocaleLowerCase();

/** A column that can be filtered by what people read in it. */
export interface FilterableColumn<Row> extends SortableColumn<Row> {
  /**
   * What people read in the cell, and so what they filter by, where that is not the value: an amount with its currency, or
   * the name of a status. A date is found as the locale writes it without this.
   */
  readonly text?: ((row: Row, locale: string) => string) | undefined;
}

function textOf<Row>({ text, value, kind }: FilterableColumn<Row>, row: Row, locale: string): string {
  if (text) return text(row, locale);
  const held = value(row);
  return kind === 'date' && isBusinessDate(held) ? formatBusinessDate(held, locale) : held;
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
    return typed ? [{ column, typed }] : [];
  });
  if (wanted.length === 0) return rows;
  return rows.filter((row) => wanted.every(({ column, typed }) => folded(textOf(column, row, locale)).includes(typed)));
}
