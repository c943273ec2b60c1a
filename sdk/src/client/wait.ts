/** Waits. Rejects with the signal's reason as soon as it is aborted. */
export function wait(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The reason of an abort by time limit, to distinguish it from the caller's abort. */
export class DeadlineError extends Error {}

/** Runs the work with a signal that aborts with the caller's, or after `timeoutMs` with a `DeadlineError`. */
export async function withDeadline<T>(
  timeoutMs: number,
  signal: AbortSignal | null | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const passOn = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new DeadlineError('No answer came in time.')), timeoutMs);
  signal?.addEventListener('abort', passOn, { once: true });
  const aborted = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  try {
    // The race also ends work that ignores its signal, such as a host's callback.
    return await Promise.race([work(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', passOn);
  }
}
