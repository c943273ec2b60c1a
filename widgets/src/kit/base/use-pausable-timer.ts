import { useEffect, useRef } from 'react';

/** What keeps something from going by itself. */
type Hold = 'pointer' | 'focus';

export interface PausableTimer {
  start(): void;
  stop(): void;
  hold(by: Hold): void;
  /** The time begins anew once nothing holds it any more. */
  release(by: Hold): void;
}

/** Ends `delayMs` after it was started, but not while pointer or focus hold it. */
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
