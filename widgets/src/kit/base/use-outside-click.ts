import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Tells of presses outside an element while something is open. By the composed path: inside a shadow root the target
 * seen from outside is the host.
 */
export function useOutsideClick(
  isOpen: boolean,
  inside: RefObject<HTMLElement | null>,
  onOutsideClick: () => void,
): void {
  const latest = useRef(onOutsideClick);
  latest.current = onOutsideClick;
  // With the layout: the next press may come before the browser has painted.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const watch = (event: Event) => {
      if (inside.current && !event.composedPath().includes(inside.current)) latest.current();
    };
    document.addEventListener('pointerdown', watch, true);
    return () => document.removeEventListener('pointerdown', watch, true);
  }, [isOpen, inside]);
}
