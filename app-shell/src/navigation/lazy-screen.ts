import { type ComponentType, lazy } from 'react';
import { loadScreen } from '../load-screen.ts';

export interface LazyScreen<Props = object> {
  readonly Screen: ComponentType<Props>;
  /** Fetches the code ahead of the first render. */
  readonly preload: () => void;
}

/** A screen whose code is fetched when it is opened, or ahead of it. */
export function lazyScreen<Props = object>(fetchScreen: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchOnce = () => {
    fetched ??= loadScreen(fetchScreen).then((Screen) => ({ default: Screen }));
    return fetched;
  };
  return {
    Screen: lazy(fetchOnce),
    // Whoever renders the screen hears of a failure; ahead of that it is nobody's.
    preload: () => void fetchOnce().catch(() => undefined),
  };
}
