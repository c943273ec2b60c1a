import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a place after something has gone that held it, such as the button of a payment that is done.
 * @returns call it with the change; the focus follows when the change is on the screen
 */
export function useFocusAfter(place: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    place.current?.focus();
  });
  return () => {
    isDue.current = true;
  };
}
