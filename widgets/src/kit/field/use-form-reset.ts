import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Calls back after the form around an element was reset, when the browser has changed its controls. Not if a listener
 * anywhere prevented the reset.
 */
export function useFormReset(place: RefObject<Element | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  latest.current = onReset;
  // A layout effect: the form may be reset before the browser has painted.
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    const wait = (event: Event) => setTimeout(() => event.defaultPrevented || latest.current());
    form?.addEventListener('reset', wait);
    return () => form?.removeEventListener('reset', wait);
  }, [place]);
}
