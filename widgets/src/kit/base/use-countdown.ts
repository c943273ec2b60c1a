import { useEffect, useState } from 'react';

const LONGEST_WAIT_SECONDS = 120;

/** Maximum wait. This computer's clock may be wrong, and must not make people wait for long. */
const secondsUntil = (time: number): number =>
  Math.min(Math.max(Math.ceil((time - Date.now()) / 1000), 0), LONGEST_WAIT_SECONDS);

/** Returns the seconds until an instant, such as when a code may be requested; counts down to 0, and restarts when `until` changes. */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => setLeft(secondsUntil(until)), [until]);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((value) => value - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
