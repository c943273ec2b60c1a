import { compareDecimals, parseDecimal } from '@quittance/sdk/money';

/** What a cell holds for sorting: text, an ISO date or instant, or a decimal string. */
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

/** A value, prepared for being compared many times. */
interface SortKey {
  readonly text: string;
  /** The time of a date, and what tells most decimals apart; 0 where the text alone counts. */
  readonly number: number;
}

type CompareText = (a: string, b: string) => number;

/** The time has said it already; one instant may be written in several ways. */
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
 * The place of each value among all of them, equal ones sharing theirs. Comparing takes most of the time of sorting, and
 * most columns repeat their values.
 */
function ranksOf(values: Iterable<string>, kind: CellKind, locale: string): ReadonlyMap<string, number> {
  const compareText = compareTextOf(kind, locale);
  // Rounding to a number never turns the order of two decimals round, it can only make them equal.
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
 * The rows in the order of one column: texts as the locale sorts them, amounts by their exact value, dates by time. Rows
 * that are equal keep their places.
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

/** Not by their difference: that of two infinities is no number. */
const byPlace = (a: number, b: number): number => (a < b ? -1 : Number(a > b));

/** A column is sorted ascending first, then descending, then no longer. */
export function nextSort(current: SortOrder | null, key: string): SortOrder | null {
  if (current?.key !== key) return { key, direction: 'ascending' };
  return current.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
