import type { Page } from './use-pages.ts';

export interface JoinedRows<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Of the page after the last row; null after the last page. */
  readonly cursor: string | null;
}

export interface JoinOptions<Row> {
  /** Whether the page follows the rows. Otherwise it is the first page, loaded again. */
  readonly isNext: boolean;
  readonly rowKey: (row: Row) => string;
}

/**
 * Adds a page to the rows of a list whose newest rows are first. Of a row in both, the page's is newer. A first page that
 * shares no row with the list replaces it: rows between them are unknown.
 */
export function joinRows<Row>(
  { rows: known = [], cursor }: JoinedRows<Row>,
  { items, nextCursor }: Page<Row>,
  { isNext, rowKey }: JoinOptions<Row>,
): JoinedRows<Row> {
  const keys = new Set(items.map(rowKey));
  const others = known.filter((row) => !keys.has(rowKey(row)));
  if (isNext) return { rows: [...others, ...items], cursor: nextCursor };
  // Only the rows below the last one that both have are certain to follow the page.
  const last = known.findLastIndex((row) => keys.has(rowKey(row)));
  if (last === -1 || nextCursor === null) return { rows: items, cursor: nextCursor };
  const below = known.slice(last + 1);
  return below.length > 0 ? { rows: [...items, ...below], cursor } : { rows: items, cursor: nextCursor };
}
