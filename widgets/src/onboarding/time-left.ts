import { useEffect, useState } from 'react';

export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
}

/** Returns the whole hours and minutes of some seconds; null when none is left. */
export function timeLeft(seconds: number): TimeLeft | null {
  if (seconds <= 0) return null;
  // The last seconds are a minute too.
  const minutes = Math.ceil(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const tickMs = 15_000;

/** Counts down from the seconds that the server answered; another answer starts again. */
export function useTimeLeft(secondsLeft: number): TimeLeft | null {
  const [elapsed, setElapsed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is counted from its arrival
  useEffect(() => {
    const startedAt = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed((performance.now() - startedAt) / 1000), tickMs);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return timeLeft(secondsLeft - elapsed);
}
