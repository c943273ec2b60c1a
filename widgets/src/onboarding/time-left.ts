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
