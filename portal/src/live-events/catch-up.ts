const PAUSE_MS = 1_000;

export interface CatchUp {
  soon(): void;
  stop(): void;
}

/**
 * Reads possibly outdated data again, once for several triggers. It waits for the last one, because data read before
 * the connection was restored may have missed an event.
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
