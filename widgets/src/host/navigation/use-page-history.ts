import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import type { HeldNavigation, NavigationKind, PageHistory, PageLocation } from './page-history.ts';

interface Place {
  readonly location: PageLocation;
  readonly kind: NavigationKind;
}

const placeOf = ({ location, kind }: PageHistory): Place => ({ location, kind });

/**
 * Where the page is. The screen in sight stays until the code of the next one is there; meanwhile `isNavigating`.
 */
export function usePageHistory(history: PageHistory): Place & { readonly isNavigating: boolean } {
  const [place, setPlace] = useState(() => placeOf(history));
  const [isNavigating, startTransition] = useTransition();
  useLayoutEffect(() => history.listen(() => startTransition(() => setPlace(placeOf(history)))), [history]);
  return { ...place, isNavigating };
}

const PageHistoryContext = createContext<PageHistory | null>(null);
export const PageHistoryProvider = PageHistoryContext.Provider;

const NavigatingContext = createContext(false);
export const NavigatingProvider = NavigatingContext.Provider;

/** Whether the next screen is on its way. */
export const useIsNavigating = (): boolean => useContext(NavigatingContext);

export interface LeaveQuestion {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Asks before work is lost: within the app by the question that this answers, when the tab closes by the browser's own.
 * @param mayLose whether going to the path would lose work
 * @returns the question while a navigation is held up, else null
 * @throws Error outside a PageHistoryProvider
 */
export function useLeaveGuard(mayLose: (pathname: string | null) => boolean): LeaveQuestion | null {
  const history = useContext(PageHistoryContext);
  if (!history) throw new Error('useLeaveGuard needs a PageHistoryProvider above it.');
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  const latest = useRef(mayLose);
  latest.current = mayLose;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current(null)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const unblock = history.block((navigation) => {
      const isHeld = latest.current(navigation.pathname);
      if (isHeld) setHeld(navigation);
      return isHeld;
    });
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
