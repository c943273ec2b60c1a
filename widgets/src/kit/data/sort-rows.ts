import { compareDecimals, parseDecimal } from '@quittance/sdk/money';

/** What a cell holds for sorting and filtering: text, an ISO date or instant, or a decimal string. */
export type CellKind = 'text' | 'date' | 'decimal';

export interface SortOrder {
  /** Key of the column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface SortableColumn<Row> {
  readonly key: string;
  /** Empty text: the row has none, and stands last in either direction. */
  readonly value: (row: Row) => string;
  /** Default `text`. */
  readonly kind?: CellKind | undefined;
}

/** Digits in texts count as numbers: INV-9 comes before INV-10. */
const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, known);
  return known;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Sorts by what is read out of each row once, since reading and parsing it in each comparison takes most of the time. */
function sortByKey<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
  compare: (a: Key, b: Key) => number,
  sign: number,
): Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return sign * compare(a.key, b.key);
  });
  return keyed.map(({ row }) => row);
}

/**
 * The rows in the order of one column: texts as the locale sorts them, amounts by their exact value, dates by time. Rows
 * that are equal keep their places.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { value, kind = 'text' }: SortableColumn<Row>,
  direction: SortOrder['direction'],
  locale: string,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const present = (row: Row): string | null => value(row) || null;
  if (kind === 'text') return sortByKey(rows, present, collatorOf(locale).compare, sign);
  if (kind === 'date') return sortByKey(rows, present, byCodeUnit, sign);
  const decimalOf = (row: Row) => {
    const text = present(row);
    return text === null ? null : parseDecimal(text);
  };
  return sortByKey(rows, decimalOf, compareDecimals, sign);
}

/** A column is sorted ascending first, then descending, then no longer. */
export function nextSort(current: SortOrder | null, key: string): SortOrder | null {
  if (current?.key !== key) return { key, direction: 'ascending' };
  return current.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
