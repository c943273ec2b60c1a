import type { PagesSource } from '@quittance/widgets/kit';
import { errorCodeOf } from '@quittance/widgets/kit';
import { useCallback, useEffect } from 'react';
import { useQuery } from './navigation/use-page-history.ts';
import { useResource } from './use-resource.ts';

/** One page of a list, as the API returns it. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** The page of a list to load: the query fields of every list call. */
export interface PageRequest {
  /** `nextCursor` of the previous page; absent for the first one. */
  readonly cursor?: string;
  /** Rows per page, at most 100; absent: the call's default. */
  readonly limit?: number;
}

/** Loads a page of rows that match a list's filter. */
export type LoadPage<Row> = (page: PageRequest, signal: AbortSignal) => Promise<Page<Row>>;

/** The pages of a list for its table, and a function that loads any of them. */
export interface PagedList<Row> extends PagesSource<Row> {
  readonly load: LoadPage<Row>;
}

/** Occurs once for each previous page, in order. */
const parameter = 'after';

/**
 * Pages through a list by cursors. The address contains the cursors of the previous pages, so that going back works and
 * a reload keeps the page; a changed filter drops them and starts at the first page. The rows of the last page stay
 * visible while the next one loads.
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
  // The address may contain an invalid cursor, or one past the last row, since rows may be deleted. During loading and
  // after a failure, `data` belongs to another cursor.
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
