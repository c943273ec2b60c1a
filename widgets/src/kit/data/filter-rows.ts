import type { SortableColumn } from './sort-rows.ts';

/** What was typed above each column, by its key. */
export type ColumnFilters = Readonly<Record<string, string>>;

/** Case and accents don't count: `jose` finds José. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** The rows that hold, in every column with a filter, the text that was typed there. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  filters: ColumnFilters,
): readonly Row[] {
  const wanted = columns.flatMap(({ key, value }) => {
    const text = folded((filters[key] ?? '').trim());
    return text ? [{ value, text }] : [];
  });
  if (wanted.length === 0) return rows;
  return rows.filter((row) => wanted.every(({ value, text }) => folded(value(row)).includes(text)));
}
