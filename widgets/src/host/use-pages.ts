import { useCallback, useState } from 'react';
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

/**
 * Walks through a list. Pages are found by the key of the page before, so the way back is the keys that led here. The rows
 * of the last page stay while the next is on its way.
 * @param loadPage keep it stable with `useCallback`; another one is another list, which begins at its first page
 */
export function usePages<Row>(loadPage: LoadPage<Row>): Pages<Row> {
  const [trail, setTrail] = useState<{ readonly of: LoadPage<Row>; readonly cursors: readonly string[] }>({
    of: loadPage,
    cursors: [],
  });
  const cursors = trail.of === loadPage ? trail.cursors : [];
  const cursor = cursors.at(-1);
  const page = useResource(useCallback((signal) => loadPage(cursor, signal), [loadPage, cursor]));
  const nextCursor = page.data?.nextCursor ?? null;
  return {
    page,
    hasPrevious: cursors.length > 0,
    hasNext: nextCursor !== null,
    previous: () => setTrail({ of: loadPage, cursors: cursors.slice(0, -1) }),
    next: () => nextCursor !== null && setTrail({ of: loadPage, cursors: [...cursors, nextCursor] }),
  };
}
