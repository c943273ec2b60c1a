import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadScreen } from '../load-screen.ts';

export interface LazyScreen {
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead of the first render. */
  readonly preload: () => void;
}

/** A screen whose code is fetched when it is opened, or ahead of it. */
export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let fetched: Promise<{ default: ComponentType }> | undefined;
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
