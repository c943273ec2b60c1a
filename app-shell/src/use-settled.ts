import { useEffect, useRef, useState } from 'react';

/** Lists are requested when typing pauses, not with every letter. */
const INPUT_DEBOUNCE_MS = 300;

/**
 * Debounces typed text. A change from elsewhere, such as the browser's back button, replaces it.
 * @param value the last reported text
 */
export function useSettled(value: string, onSettle: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const settle = useRef(onSettle);
  settle.current = onSettle;
  // An echo of the last reported text must not overwrite what was typed since.
  const lastTold = useRef(value);
  useEffect(() => {
    if (value !== lastTold.current) setTyped(value);
    lastTold.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      lastTold.current = typed;
      settle.current(typed);
    }, INPUT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped];
}
