import { useEffect, useRef, useState } from 'react';

/** Duration of a brief message, in milliseconds. */
const BRIEF_MS = 2000;

/** A state that resets after two seconds; setting it again restarts the time. */
export function useTemporaryState<State>(idle: State): [state: State, set: (state: State) => void] {
  const [state, setState] = useState(idle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: State) => {
    clearTimeout(timer.current);
    setState(next);
    timer.current = setTimeout(() => setState(idle), BRIEF_MS);
  };
  return [state, set];
}
