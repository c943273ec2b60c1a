const PAUSE_MS = 1_000;

export interface CatchUp {
  soon(): void;
  stop(): void;
}

/**
 * Reads again what may be out of date, once for occasions that come together. It waits for the last of them, since what
 * was read before the connection stood again may have missed something.
 */
export function createCatchUp(read: () => void): CatchUp {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    soon() {
      stop();
      timer = setTimeout(read, PAUSE_MS);
    },
    stop,
  };
}
