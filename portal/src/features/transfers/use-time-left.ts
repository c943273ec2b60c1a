import { useEffect, useState } from 'react';

const secondsUntil = (time: number): number => Math.max(Math.ceil((time - Date.now()) / 1000), 0);

/** Returns the seconds until an instant of this computer's clock, down to 0. */
export function useTimeLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [isRunning, until]);
  return left;
}
