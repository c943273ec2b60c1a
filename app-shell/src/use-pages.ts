import { useCallback, useEffect } from 'react';
import { errorCodeOf } from './error-text.ts';
import { useQuery } from './navigation/use-page-history.ts';
import { type Loaded, useResource } from './use-resource.ts';

/** One page of a list, as the API answers it. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** A list, of which one page is in sight. */
export interface Pages<Row> {
  readonly page: Loaded<Page<Row>>;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly previous: () => void;
  readonly next: () => void;
}

type LoadPage<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;

/** Once for each page before the one in sight, in order. */
const parameter = 'after';

/**
 * Walks through a list. Pages are found by the key of the page before, so the way back is the keys that led here. They stand
 * in the address, where they survive a reload; a filter that writes an address without them begins at the first page. The
 * rows of the last page stay while the next is on its way.
 * @param loadPage keep it stable with `useCallback`
 */
export function usePages<Row>(loadPage: LoadPage<Row>): Pages<Row> {
  const [query, replaceQuery] = useQuery();
  const cursors = query.getAll(parameter);
  const cursor = cursors.at(-1);
  const page = useResource(useCallback((signal) => loadPage(cursor, signal), [loadPage, cursor]));
  const nextCursor = page.data?.nextCursor ?? null;
  const turnTo = (trail: readonly string[]) => {
    query.delete(parameter);
    for (const key of trail) query.append(parameter, key);
    replaceQuery(query);
  };
  // The address may hold an invalid cursor, or one past the last row, since rows get deleted. While a page loads, and after
  // it failed, `data` belongs to another cursor.
  const isPastEnd = !page.isLoading && !page.error && page.data?.items.length === 0;
  const isAstray = cursor !== undefined && (isPastEnd || errorCodeOf(page.error) === 'ValidationError');
  useEffect(() => {
    if (isAstray) turnTo([]);
  });
  return {
    page,
    hasPrevious: cursors.length > 0,
    hasNext: nextCursor !== null,
    previous: () => turnTo(cursors.slice(0, -1)),
    next: () => nextCursor !== null && turnTo([...cursors, nextCursor]),
  };
}
