import { useEffect, useRef, useState } from 'react';

/** A list is asked for when typing pauses, not with every letter. */
const INPUT_DEBOUNCE_MS = 300;

/**
 * What is being typed, told on when typing pauses. A change from elsewhere, such as the browser's back button, replaces it.
 * @param value what was told last
 */
export function useSettled(value: string, onSettle: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const settle = useRef(onSettle);
  settle.current = onSettle;
  // What comes back may be what was told a moment ago, when more has been typed already.
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
