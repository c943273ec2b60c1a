import { createResource } from '@quittance/sdk/stores';
import { useResourceState } from '@quittance/widgets/react';
import { useEffect, useMemo, useRef } from 'react';

/** A requested resource, as a screen reads it. */
export interface Loaded<Data> {
  /** The last answer. It stays during a refresh; undefined before the first answer. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  /** Set if there is nothing else to show. */
  readonly error: unknown;
  readonly refresh: () => void;
}

/**
 * Requests data when the component mounts, when `load` changes, and on `refresh`.
 * @param load keep it stable with `useCallback`; it throws what the API client throws
 */
export function useResource<Data>(load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const resource = useMemo(() => createResource(load), [load]);
  // Not `useStore`: it would start a request with each render that React discards.
  const state = useResourceState(resource);
  const last = useRef<Data>(undefined);
  useEffect(() => {
    if (state.status === 'ready') last.current = state.data;
  }, [state]);
  return {
    data: state.status === 'ready' ? state.data : last.current,
    isLoading: state.status === 'loading' || (state.status === 'ready' && state.isRefreshing),
    error: state.status === 'failed' ? state.error : undefined,
    refresh: () => void resource.refresh(),
  };
}
