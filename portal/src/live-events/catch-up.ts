const PAUSE_MS = 1_000;

/** Reads again what may be out of date; once for occasions that come together. */
export interface CatchUp {
  /** The connection stands again: only what is read from here on misses nothing. */
  now(): void;
  /** The person is back, often just before or after the connection is. */
  soon(): void;
  stop(): void;
}

export function createCatchUp(read: () => void): CatchUp {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    stop();
    readAt = Date.now();
    read();
  };
  return {
    now,
    // It waits, since reading at once would have to be done over when the connection follows.
    soon() {
      if (timer === undefined && Date.now() - readAt >= PAUSE_MS) timer = setTimeout(now, PAUSE_MS);
    },
    stop,
  };
}
