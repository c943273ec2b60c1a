/** An address of the app. */
export interface PagePath {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface PageLocation extends PagePath {
  readonly state: unknown;
  /** Distinguishes two visits of the same address. */
  readonly key: string;
  /** Scroll position when the page was left, in pixels; 0 for a new visit. */
  readonly scrollTop: number;
}

export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

/** A blocked navigation. */
export interface HeldNavigation {
  readonly pathname: string;
  /** Lets it proceed. */
  readonly proceed: () => void;
}

/** Protects unsaved work. */
export interface Blocker {
  /** Whether going to the path loses work. */
  mayLose(pathname: string): boolean;
  /** Takes over a navigation that may lose work. */
  hold(navigation: HeldNavigation): void;
}

/**
 * The browser's history, with a way to block navigations while there is unsaved work.
 */
export interface PageHistory {
  readonly location: PageLocation;
  readonly kind: NavigationKind;
  push(to: Partial<PagePath> | string, state?: unknown): void;
  replace(to: Partial<PagePath> | string, state?: unknown): void;
  go(delta: number): void;
  /** Subscribes to navigations. @returns a function that unsubscribes */
  listen(listener: () => void): () => void;
  /** Sets the blocker, one at a time. @returns a function that removes it */
  block(blocker: Blocker): () => void;
  /** Whether going to the address loses work of the current page. */
  mayLose(to: string): boolean;
  /** Replaces the address without asking the blocker: the person has accepted to lose their work. */
  abandon(to: string): void;
}

/** State in the browser's history for each address. */
interface Entry {
  readonly key: string;
  /** Position in the list of visited addresses, which distinguishes a step back from a step forward. */
  readonly index: number;
  readonly state: unknown;
  readonly scrollTop?: number;
}

/** The required part of a window. */
export type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'scrollY'>;

const isEntry = (state: unknown): state is Entry => typeof state === 'object' && state !== null && 'index' in state;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const hrefOf = (to: Partial<PagePath> | string, { pathname, search }: PagePath): string => {
  if (typeof to === 'string') return to;
  const path = to.pathname ?? pathname;
  return path + (to.search ?? (to.pathname === undefined ? search : '')) + (to.hash ?? '');
};

export function createPageHistory(window: HistoryWindow): PageHistory {
  const { history, location } = window;
  const listeners = new Set<() => void>();
  let blocker: Blocker | null = null;
  /** A step that we undo ourselves is no navigation. */
  let isUndoing = false;
  let kind: NavigationKind = 'POP';

  const entry = (): Entry => (isEntry(history.state) ? history.state : { key: 'first', index: 0, state: null });
  // The state described the page before the reload; after it, the address opens as from a link.
  history.replaceState({ ...entry(), state: null }, '');

  /** By key. Browsers report Back and Forward after the history has moved, too late to write to the entry left. */
  const scrollTops = new Map<string, number>();

  const read = (): PageLocation => {
    const { pathname, search, hash } = location;
    const { key, state, scrollTop = 0 } = entry();
    return { pathname, search, hash, key, state, scrollTop: scrollTops.get(key) ?? scrollTop };
  };
  let current = read();
  let index = entry().index;

  const arrive = (by: NavigationKind): void => {
    kind = by;
    current = read();
    index = entry().index;
    for (const listener of [...listeners]) listener();
  };
  /** Whether the blocker has taken the navigation over. `proceed` continues without it. */
  const isHeld = (pathname: string, proceed: () => void): boolean => {
    if (!blocker?.mayLose(pathname)) return false;
    blocker.hold({
      pathname,
      proceed: () => {
        blocker = null;
        proceed();
      },
    });
    return true;
  };
  const pathnameOf = (href: string): string => new URL(href, location.href).pathname;

  const noteScroll = () => scrollTops.set(current.key, window.scrollY);
  /** Stores the scroll position. Browsers restore it only if the rows are there at once. */
  const keepScroll = () => {
    noteScroll();
    history.replaceState({ ...entry(), scrollTop: window.scrollY } satisfies Entry, '');
  };

  const go = (to: Partial<PagePath> | string, state: unknown, isReplacing: boolean): void => {
    const href = hrefOf(to, current);
    if (isHeld(pathnameOf(href), () => go(to, state, isReplacing))) return;
    move(href, state, isReplacing);
  };
  const move = (href: string, state: unknown, isReplacing: boolean): void => {
    if (isReplacing) history.replaceState({ key: newKey(), index, state } satisfies Entry, '', href);
    else {
      keepScroll();
      history.pushState({ key: newKey(), index: index + 1, state } satisfies Entry, '', href);
    }
    arrive(isReplacing ? 'REPLACE' : 'PUSH');
  };

  // Browsers send at most one per frame.
  window.addEventListener('scroll', noteScroll, { passive: true });
  // Not `pagehide`: Chromium drops state written then.
  window.addEventListener('beforeunload', keepScroll);
  window.addEventListener('popstate', () => {
    if (isUndoing) {
      isUndoing = false;
      return;
    }
    const delta = entry().index - index;
    if (delta !== 0 && isHeld(location.pathname, () => history.go(delta))) {
      // The browser has already moved: restore the address of the visible page.
      isUndoing = true;
      history.go(-delta);
      return;
    }
    arrive('POP');
  });

  return {
    get location() {
      return current;
    },
    get kind() {
      return kind;
    },
    push: (to, state = null) => go(to, state, false),
    replace: (to, state = null) => go(to, state, true),
    go: (delta) => history.go(delta),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block(own) {
      blocker = own;
      return () => {
        if (blocker === own) blocker = null;
      };
    },
    mayLose: (to) => blocker?.mayLose(pathnameOf(to)) ?? false,
    // The blocker stays until the page is gone: until then, the page may be rendered again.
    abandon: (to) => move(to, null, true),
  };
}
