import { type ComponentType, lazy } from 'react';
import { loadScreen } from '../load-screen.ts';

export interface LazyScreen<Props = object> {
  readonly Screen: ComponentType<Props>;
  /** Loads the code before the first render. */
  readonly preload: () => void;
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * A screen whose code is loaded when it opens, or earlier by `preload`.
 * @param load imports its module
 * @param name export of the module. Not `async () => (await import(…)).name`: the first download has one of these for
 *   each screen, and bundlers make it three times as long.
 */
export function lazyScreen<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyScreen<PropsOf<Module[Name]>> {
  type Screen = ComponentType<PropsOf<Module[Name]>>;
  let fetched: Promise<{ default: Screen }> | undefined;
  const fetchOnce = () => {
    fetched ??= loadScreen(load).then((module) => ({ default: module[name] as Screen }));
    return fetched;
  };
  return {
    Screen: lazy(fetchOnce),
    // Ignore preload failures; rendering reports them.
    preload: () => void fetchOnce().catch(() => undefined),
  };
}
