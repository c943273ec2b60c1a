import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { createRequiredContext } from '../required-context.ts';
import type { HeldNavigation, NavigationKind, PageHistory, PageLocation } from './page-history.ts';

interface Place {
  readonly location: PageLocation;
  readonly kind: NavigationKind;
  /** Element that had the focus when the navigation started. */
  readonly focusedAtStart: Element | null;
}

const placeOf = ({ location, kind }: PageHistory): Place => ({
  location,
  kind,
  focusedAtStart: document.activeElement,
});

/** The current page location. */
export interface PagePlace extends Place {
  readonly history: PageHistory;
  /** Whether the next screen is loading; the current one stays until its code is there. */
  readonly isNavigating: boolean;
}

/** Follows the history. Only for the app's router; everything below uses `usePagePlace`. */
export function usePageHistory(history: PageHistory): PagePlace {
  const [place, setPlace] = useState(() => placeOf(history));
  const [isNavigating, startTransition] = useTransition();
  useLayoutEffect(() => history.listen(() => startTransition(() => setPlace(placeOf(history)))), [history]);
  return { ...place, history, isNavigating };
}

/** Provides and reads the current page location. `usePagePlace` throws an Error outside a PagePlaceProvider. */
export const [PagePlaceProvider, usePagePlace] = createRequiredContext<PagePlace>(
  'usePagePlace requires a PagePlaceProvider above it.',
);

/** Returns the query of the address, and a function that replaces it without a new history entry. */
export function useQuery(): [query: URLSearchParams, replaceQuery: (query: URLSearchParams) => void] {
  const { history, location } = usePagePlace();
  const replaceQuery = (query: URLSearchParams) => {
    // The next screen is loading: a late change of the current one must not undo the navigation.
    if (history.location.pathname !== location.pathname) return;
    const search = query.toString();
    history.replace({ pathname: location.pathname, search: search && `?${search}` });
  };
  return [new URLSearchParams(location.search), replaceQuery];
}

export interface LeaveQuestion {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Asks before work is lost: within the app by the returned question, when the tab closes by the browser's dialog.
 * @param mayLose whether going to the path would lose work
 * @returns the question while a navigation is blocked, else null
 * @throws Error outside a PagePlaceProvider
 */
export function useLeaveGuard(mayLose: (pathname: string | null) => boolean): LeaveQuestion | null {
  const { history } = usePagePlace();
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  const latest = useRef(mayLose);
  latest.current = mayLose;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current(null)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const unblock = history.block({ mayLose: (pathname) => latest.current(pathname), hold: setHeld });
    return () => {
      window.removeEventListener('beforeunload', warn);
      unblock();
    };
  }, [history]);
  if (!held) return null;
  return {
    stay: () => setHeld(null),
    leave: () => {
      setHeld(null);
      held.proceed();
    },
  };
}
