/** Waits, and rejects with the signal's reason as soon as it is aborted. */
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

/** Becomes the reason of an abort when time has run out, so that it can be told from the caller's own abort. */
export class DeadlineError extends Error {}

/** Runs the work with a signal that is aborted with the caller's, or after `timeoutMs` with a `DeadlineError`. */
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
    // The race holds even when the work does not listen to its signal, as a host's callback may not.
    return await Promise.race([work(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', passOn);
  }
}
