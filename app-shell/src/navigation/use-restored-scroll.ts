import { useLayoutEffect, useRef } from 'react';
import { usePagePlace } from './use-page-history.ts';

/**
 * Scrolls to where the page was left, after a reload and on the way back, once its rows are there.
 * @throws Error outside a PagePlaceProvider
 */
export function useRestoredScroll(isReady: boolean): void {
  const { location, kind } = usePagePlace();
  // Of the visit that the screen opened with: what is replaced or opened above it later moves nothing.
  const wanted = useRef(kind === 'POP' ? location.scrollTop : 0);
  useLayoutEffect(() => {
    if (!isReady || wanted.current === 0) return;
    window.scrollTo({ top: wanted.current, behavior: 'instant' });
    wanted.current = 0;
  }, [isReady]);
}
