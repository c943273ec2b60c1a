/** An address of the app. */
export interface PagePath {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface PageLocation extends PagePath {
  readonly state: unknown;
  /** Tells two visits of the same address apart. */
  readonly key: string;
  /** How far the page was scrolled when it was left, pixels; 0 for a new visit. */
  readonly scrollTop: number;
}

export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

/** A navigation that was held up. */
export interface HeldNavigation {
  readonly pathname: string;
  /** Goes on with it. */
  readonly proceed: () => void;
}

/** Whether a navigation may go on. A blocker that answers true has taken it over. */
export type Blocker = (navigation: HeldNavigation) => boolean;

/**
 * The browser's history, with a way to hold up navigations while there is unsaved work.
 */
export interface PageHistory {
  readonly location: PageLocation;
  readonly kind: NavigationKind;
  push(to: Partial<PagePath> | string, state?: unknown): void;
  replace(to: Partial<PagePath> | string, state?: unknown): void;
  go(delta: number): void;
  /** @returns a function that ends it */
  listen(listener: () => void): () => void;
  /** One at a time. @returns a function that ends it */
  block(blocker: Blocker): () => void;
}

/** What is kept in the browser's history beside each address. */
interface Entry {
  readonly key: string;
  /** Place in the list of visited addresses, by which a step back can be told from a step forward. */
  readonly index: number;
  readonly state: unknown;
  readonly scrollTop?: number;
}

/** The part of a window that is needed. */
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
  /** A step that we took back ourselves is no navigation. */
  let isUndoing = false;
  let kind: NavigationKind = 'POP';

  const entry = (): Entry => (isEntry(history.state) ? history.state : { key: 'first', index: 0, state: null });
  // The state described the page before the reload: after one, an address opens as for anybody who follows a link.
  history.replaceState({ ...entry(), state: null }, '');

  /** By key. The browser tells of Back and Forward after its history has moved, too late to write to the entry left. */
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
  /** Whether somebody has taken the navigation over. It goes on past them when they let it. */
  const isHeld = (pathname: string, proceed: () => void): boolean =>
    blocker?.({
      pathname,
      proceed: () => {
        blocker = null;
        proceed();
      },
    }) ?? false;
  const pathnameOf = (href: string): string => new URL(href, location.href).pathname;

  const noteScroll = () => scrollTops.set(current.key, window.scrollY);
  /** The browser restores the scroll of a page only when its rows are there at once. */
  const keepScroll = () => {
    noteScroll();
    history.replaceState({ ...entry(), scrollTop: window.scrollY } satisfies Entry, '');
  };

  const go = (to: Partial<PagePath> | string, state: unknown, isReplacing: boolean): void => {
    const href = hrefOf(to, current);
    if (isHeld(pathnameOf(href), () => go(to, state, isReplacing))) return;
    if (isReplacing) history.replaceState({ key: newKey(), index, state } satisfies Entry, '', href);
    else {
      keepScroll();
      history.pushState({ key: newKey(), index: index + 1, state } satisfies Entry, '', href);
    }
    arrive(isReplacing ? 'REPLACE' : 'PUSH');
  };

  // Browsers send at most one a frame.
  window.addEventListener('scroll', noteScroll, { passive: true });
  // Not `pagehide`: Chromium drops what is written then.
  window.addEventListener('beforeunload', keepScroll);
  window.addEventListener('popstate', () => {
    if (isUndoing) {
      isUndoing = false;
      return;
    }
    const delta = entry().index - index;
    if (delta !== 0 && isHeld(location.pathname, () => history.go(delta))) {
      // The browser has gone already: put the address back to where the person still is.
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
  };
}
