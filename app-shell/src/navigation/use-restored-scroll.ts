import { useLayoutEffect, useRef } from 'react';
import { usePagePlace } from './use-page-history.ts';

/**
 * Restores the scroll position after a reload and on the way back, once the rows are there.
 * @throws Error outside a PagePlaceProvider
 */
export function useRestoredScroll(isReady: boolean): void {
  const { location, kind } = usePagePlace();
  // Only for the visit that opened the screen: later changes of the address must not scroll.
  const wanted = useRef(kind === 'POP' ? location.scrollTop : 0);
  useLayoutEffect(() => {
    if (!isReady || wanted.current === 0) return;
    window.scrollTo({ top: wanted.current, behavior: 'instant' });
    wanted.current = 0;
  }, [isReady]);
}
