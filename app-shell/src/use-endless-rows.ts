import { useCallback, useEffect, useRef, useState } from 'react';
import { joinRows } from './join-rows.ts';
import type { LoadPage } from './use-pages.ts';

/** The rows of a list that grows as a person scrolls down. */
export interface EndlessRows<Row> {
  /** Undefined before the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the first rows, or the next ones, failed to load; undefined otherwise. */
  readonly error: unknown;
  /** Loads the next rows; does nothing while rows load or after the last. */
  readonly loadMore: () => void;
  /** Loads the first rows again: new ones come on top, the others stay. */
  readonly refresh: () => void;
}

interface State<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly cursor: string | null;
  readonly isLoading: boolean;
  readonly error: unknown;
}

const nothing = { rows: undefined, cursor: null, isLoading: true, error: undefined } as const;
const rowsAtOnce = 100;

/**
 * Loads a list from its first row, and more rows on request. Another `load`, such as that of another filter, starts
 * again.
 * @param load keep it stable with `useCallback`
 * @param rowKey keep it stable
 */
export function useEndlessRows<Row>(load: LoadPage<Row>, rowKey: (row: Row) => string): EndlessRows<Row> {
  const [state, setState] = useState<State<Row>>(nothing);
  const running = useRef<AbortController>(undefined);
  const latest = useRef(state);
  latest.current = state;

  const request = useCallback(
    async (cursor: string | null) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      setState((before) => ({ ...before, isLoading: true }));
      try {
        const page = await load({ limit: rowsAtOnce, ...(cursor !== null && { cursor }) }, abort.signal);
        if (abort.signal.aborted) return;
        setState((before) => {
          const joined = joinRows(before, page, { isNext: cursor !== null, rowKey });
          return { ...joined, isLoading: false, error: undefined };
        });
      } catch (error) {
        if (!abort.signal.aborted) setState((before) => ({ ...before, isLoading: false, error }));
      }
    },
    [load, rowKey],
  );
  useEffect(() => {
    setState(nothing);
    void request(null);
    return () => running.current?.abort();
  }, [request]);
  const loadMore = useCallback(() => {
    const { cursor, isLoading } = latest.current;
    if (cursor !== null && !isLoading) void request(cursor);
  }, [request]);
  return {
    rows: state.rows,
    hasMore: state.cursor !== null,
    isLoading: state.isLoading,
    error: state.error,
    loadMore,
    refresh: useCallback(() => void request(null), [request]),
  };
}
