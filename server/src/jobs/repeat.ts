/** A background repetition until it is stopped. */
export interface Repetition {
  /** Waits for the running round; starts no other. */
  stop(): Promise<void>;
}

/** Runs a round, waits `pauseMs`, and so on. Rounds never overlap. */
export function repeat(pauseMs: number, round: () => Promise<void>): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const next = () => {
    running = round().finally(() => {
      if (!isStopped) timer = setTimeout(next, pauseMs);
    });
  };
  next();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
