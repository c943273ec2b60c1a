import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Calls on presses outside an element while something is open. Uses the composed path: outside a shadow root, the
 * target of an event inside it is the host.
 */
export function useOutsideClick(
  isOpen: boolean,
  inside: RefObject<HTMLElement | null>,
  onOutsideClick: () => void,
): void {
  const latest = useRef(onOutsideClick);
  latest.current = onOutsideClick;
  // A layout effect: the next press may come before the browser has painted.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const watch = (event: Event) => {
      if (inside.current && !event.composedPath().includes(inside.current)) latest.current();
    };
    document.addEventListener('pointerdown', watch, true);
    return () => document.removeEventListener('pointerdown', watch, true);
  }, [isOpen, inside]);
}
