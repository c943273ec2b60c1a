import { compareDecimals, parseDecimal } from '@quittance/sdk/money';

/** Kind of value for sorting: text, an ISO date or instant, or a decimal string. */
export type CellKind = 'text' | 'date' | 'decimal';

export interface SortOrder {
  /** Key of the column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface SortableColumn<Row> {
  readonly key: string;
  /** Returns empty text for a row without a value, which is last in both directions. */
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

/** A value prepared for many comparisons. */
interface SortKey {
  readonly text: string;
  /** The time of a date, or the approximate number of a decimal; 0 for text. */
  readonly number: number;
}

type CompareText = (a: string, b: string) => number;

/** For dates, whose times were already compared; one instant has several notations. */
const asEqual: CompareText = () => 0;
const byExactValue: CompareText = (a, b) => compareDecimals(parseDecimal(a), parseDecimal(b));

function compareTextOf(kind: CellKind, locale: string): CompareText {
  if (kind === 'decimal') return byExactValue;
  return kind === 'date' ? asEqual : collatorOf(locale).compare;
}

const numberOf: Readonly<Record<CellKind, (text: string) => number>> = {
  text: () => 0,
  date: (text) => Date.parse(text) || 0,
  decimal: Number,
};

/**
 * Ranks each value; equal values share a rank. Comparing takes most of the time of sorting, and most columns repeat
 * values.
 */
function ranksOf(values: Iterable<string>, kind: CellKind, locale: string): ReadonlyMap<string, number> {
  const compareText = compareTextOf(kind, locale);
  // Rounding to a number can make two decimals equal, but never reverses them.
  const compare = (a: SortKey, b: SortKey): number => a.number - b.number || compareText(a.text, b.text);
  const keys = Array.from(new Set(values), (text) => ({ text, number: numberOf[kind](text) }));
  keys.sort(compare);
  let rank = 0;
  return new Map(
    keys.map((key, index) => {
      const previous = keys[index - 1];
      if (previous && compare(previous, key) !== 0) rank = index;
      return [key.text, rank];
    }),
  );
}

/**
 * Returns the rows sorted by one column: texts in the order of the locale, amounts by exact value, dates by time. Equal
 * rows keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { value, kind = 'text' }: SortableColumn<Row>,
  direction: SortOrder['direction'],
  locale: string,
): readonly Row[] {
  const values = rows.map(value);
  const present = values.filter((text) => text !== '');
  const ranks = ranksOf(present, kind, locale);
  const sign = direction === 'ascending' ? 1 : -1;
  const places = values.map((text) => {
    const rank = ranks.get(text);
    return rank === undefined ? Number.POSITIVE_INFINITY : sign * rank;
  });
  const order = rows.map((_, index) => index).sort((a, b) => byPlace(places[a] ?? 0, places[b] ?? 0));
  return order.map((index) => rows[index] as Row);
}

/** Compares without subtraction: the difference of two infinities is not a number. */
const byPlace = (a: number, b: number): number => (a < b ? -1 : Number(a > b));

/** Returns the next sort order of a column: ascending, then descending, then none. */
export function nextSort(current: SortOrder | null, key: string): SortOrder | null {
  if (current?.key !== key) return { key, direction: 'ascending' };
  return current.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
