import { ApiError } from './api-error.ts';
import { wait } from './wait.ts';

const attempts = 3;
const firstDelayMs = 300;
/** Nobody looks at a spinner longer than this for one more attempt. */
const longestDelayMs = 10_000;

/** Doubles with each attempt; half of it is chance, so that clients that failed together don't come back together. */
const backoffMs = (attempt: number): number => firstDelayMs * 2 ** attempt * (0.5 + Math.random() / 2);

/**
 * Repeats work that may be repeated safely, while its failure is one that passes.
 * @param isSafe whether a second run cannot take effect twice
 */
export async function withRetry<T>(
  isSafe: boolean,
  signal: AbortSignal | null | undefined,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isSafe || !(error instanceof ApiError) || !error.retryable || attempt + 1 >= attempts) throw error;
      const delayMs = error.retryAfterMs ?? backoffMs(attempt);
      if (delayMs > longestDelayMs) throw error;
      await wait(delayMs, signal);
    }
  }
}
