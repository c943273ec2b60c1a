import type { PagesSource } from '@quittance/widgets/kit';
import { useCallback, useEffect } from 'react';
import { errorCodeOf } from './error-text.ts';
import { useQuery } from './navigation/use-page-history.ts';
import { useResource } from './use-resource.ts';

/** One page of a list, as the API answers it. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** Which page of a list: the query fields that every list call has. */
export interface PageRequest {
  /** `nextCursor` of the page before; absent for the first one. */
  readonly cursor?: string;
  /** Rows a page, at most 100; absent: as the call says. */
  readonly limit?: number;
}

/** Loads a page of what a list's filter lets through. */
export type LoadPage<Row> = (page: PageRequest, signal: AbortSignal) => Promise<Page<Row>>;

/** The pages of a list for its table, and the way to load any of them. */
export interface PagedList<Row> extends PagesSource<Row> {
  readonly load: LoadPage<Row>;
}

/** Once for each page before the one in sight, in order. */
const parameter = 'after';

/**
 * Walks through a list. Pages are found by the key of the page before, so the way back is the keys that led here. They stand
 * in the address, where they survive a reload; a filter that writes an address without them begins at the first page. The
 * rows of the last page stay while the next is on its way.
 * @param load keep it stable with `useCallback`
 */
export function usePages<Row>(load: LoadPage<Row>): PagedList<Row> {
  const [query, replaceQuery] = useQuery();
  const cursors = query.getAll(parameter);
  const cursor = cursors.at(-1);
  const page = useResource(
    useCallback((signal) => load(cursor === undefined ? {} : { cursor }, signal), [load, cursor]),
  );
  const { data, error, isLoading, refresh } = page;
  const nextCursor = data?.nextCursor ?? null;
  const turnTo = (trail: readonly string[]) => {
    query.delete(parameter);
    for (const key of trail) query.append(parameter, key);
    replaceQuery(query);
  };
  // The address may hold an invalid cursor, or one past the last row, since rows get deleted. While a page loads, and after
  // it failed, `data` belongs to another cursor.
  const isPastEnd = !isLoading && !error && data?.items.length === 0;
  const isAstray = cursor !== undefined && (isPastEnd || errorCodeOf(error) === 'ValidationError');
  useEffect(() => {
    if (isAstray) turnTo([]);
  });
  return {
    kind: 'pages',
    rows: data?.items,
    isLoading,
    error,
    refresh,
    hasPrevious: cursors.length > 0,
    hasNext: nextCursor !== null,
    previous: () => turnTo(cursors.slice(0, -1)),
    next: () => nextCursor !== null && turnTo([...cursors, nextCursor]),
    load,
  };
}
