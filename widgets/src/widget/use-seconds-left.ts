import { useEffect, useState } from 'react';

interface Countdown {
  /** A changed value starts again, also from the same number of seconds. */
  readonly of?: string;
  readonly tickMs?: number;
}

/** Counts the whole seconds down to 0 that the server said are left; another answer starts again. */
export function useSecondsLeft(secondsLeft: number, { of, tickMs = 1000 }: Countdown = {}): number {
  const [left, setLeft] = useState(secondsLeft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets the clock
  useEffect(() => {
    const start = Date.now();
    setLeft(secondsLeft);
    const tick = () => setLeft(Math.max(0, secondsLeft - Math.floor((Date.now() - start) / 1000)));
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [of, secondsLeft, tickMs]);
  return left;
}
