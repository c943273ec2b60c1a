import { useEffect, useRef } from 'react';

/** Reasons to pause the timer. */
type Hold = 'pointer' | 'focus';

export interface PausableTimer {
  start(): void;
  stop(): void;
  hold(by: Hold): void;
  /** Restarts the time when the last pause ends. */
  release(by: Hold): void;
}

/** Returns a timer that ends `delayMs` after its start, and pauses under the pointer or the focus. */
export function usePausableTimer(delayMs: number, onEnd: () => void): PausableTimer {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const timer = useRef<PausableTimer>(null);
  timer.current ??= createPausableTimer(delayMs, () => latest.current());
  const { stop } = timer.current;
  useEffect(() => stop, [stop]);
  return timer.current;
}

function createPausableTimer(delayMs: number, onEnd: () => void): PausableTimer {
  const holds = new Set<Hold>();
  let isStarted = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timeout);
    if (isStarted && holds.size === 0) timeout = setTimeout(onEnd, delayMs);
  };
  return {
    start() {
      isStarted = true;
      run();
    },
    stop() {
      isStarted = false;
      clearTimeout(timeout);
    },
    hold(by) {
      holds.add(by);
      clearTimeout(timeout);
    },
    release(by) {
      holds.delete(by);
      run();
    },
  };
}
