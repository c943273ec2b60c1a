import { type ComponentType, lazy } from 'react';
import { loadScreen } from '../load-screen.ts';

export interface LazyScreen<Props = object> {
  readonly Screen: ComponentType<Props>;
  /** Loads the code before the first render. */
  readonly preload: () => void;
}

/** A screen whose code is loaded when it opens, or earlier by `preload`. */
export function lazyScreen<Props = object>(fetchScreen: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchOnce = () => {
    fetched ??= loadScreen(fetchScreen).then((Screen) => ({ default: Screen }));
    return fetched;
  };
  return {
    Screen: lazy(fetchOnce),
    // Ignore preload failures; rendering reports them.
    preload: () => void fetchOnce().catch(() => undefined),
  };
}
