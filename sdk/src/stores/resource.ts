import { atom, type ReadableAtom } from 'nanostores';

/**
 * Data that is fetched and then shown. A refresh keeps the present data, even when it fails, so that a screen never goes
 * blank.
 */
export type ResourceState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data; readonly isRefreshing: boolean; readonly refreshError?: unknown }
  | { readonly status: 'failed'; readonly error: unknown };

export interface Resource<Data> {
  /** The first subscriber starts the request, unless `refresh` did so earlier. */
  readonly $state: ReadableAtom<ResourceState<Data>>;
  /** Fetches again and aborts a running request. Never rejects: errors are in the state. */
  refresh(): Promise<void>;
  /** Sets the data to the answer of another call. */
  set(data: Data): void;
  /** Aborts a running request and clears the data. */
  reset(): void;
}

export function createResource<Data>(load: (signal: AbortSignal) => Promise<Data>): Resource<Data> {
  const $state = atom<ResourceState<Data>>({ status: 'loading' });
  let running: AbortController | null = null;

  const take = (next: ResourceState<Data>): void => {
    running?.abort();
    running = null;
    $state.set(next);
  };

  async function refresh(): Promise<void> {
    // Not `get()`: without a subscriber it mounts the store, which starts another request.
    const before = $state.value;
    take(
      before.status === 'ready' ? { status: 'ready', data: before.data, isRefreshing: true } : { status: 'loading' },
    );
    const own = new AbortController();
    running = own;
    try {
      const data = await load(own.signal);
      if (running === own) take({ status: 'ready', data, isRefreshing: false });
    } catch (error) {
      if (running === own) take(afterFailure($state.value, error));
    }
  }

  // Like `onMount` of nanostores, but without its other events, which would double the store's size on a partner's page.
  const { listen } = $state;
  $state.listen = (listener) => {
    if (!$state.lc && running === null && $state.value.status === 'loading') void refresh();
    return listen(listener);
  };

  return {
    $state,
    refresh,
    set: (data) => take({ status: 'ready', data, isRefreshing: false }),
    reset: () => take({ status: 'loading' }),
  };
}

const afterFailure = <Data>(state: ResourceState<Data>, error: unknown): ResourceState<Data> =>
  state.status === 'ready'
    ? { status: 'ready', data: state.data, isRefreshing: false, refreshError: error }
    : { status: 'failed', error };
