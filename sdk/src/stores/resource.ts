import { atom, type ReadableAtom } from 'nanostores';

/**
 * Something that is fetched and then shown. Data that is there stays while it is fetched again, and after a failed
 * refresh, so that a screen never goes blank because of a bad moment.
 */
export type ResourceState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data; readonly isRefreshing: boolean; readonly refreshError?: unknown }
  | { readonly status: 'failed'; readonly error: unknown };

export interface Resource<Data> {
  /** The first subscriber starts the request, unless `refresh` did so earlier. */
  readonly $state: ReadableAtom<ResourceState<Data>>;
  /** Fetches anew; a request that is still under way is given up for it. Never rejects: the state tells. */
  refresh(): Promise<void>;
  /** Puts in what another call has answered. */
  set(data: Data): void;
  /** Gives up a running request and forgets the data. */
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
    // Not `get()`: without a subscriber that mounts the store, and mounting it begins a request of its own.
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

  // What `onMount` of nanostores does, without its other events: they would double the store on a partner's page.
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
