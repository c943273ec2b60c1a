import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Calls once the form around an element has been reset: after the browser has changed what its controls show, of which
 * nobody who draws them would know. Not when a listener, however far out, has prevented the reset.
 */
export function useFormReset(place: RefObject<Element | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  latest.current = onReset;
  // With the layout: the form may be reset before the browser has painted.
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    const wait = (event: Event) => setTimeout(() => event.defaultPrevented || latest.current());
    form?.addEventListener('reset', wait);
    return () => form?.removeEventListener('reset', wait);
  }, [place]);
}
