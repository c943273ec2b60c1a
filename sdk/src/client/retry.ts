import { ApiError } from './api-error.ts';
import { wait } from './wait.ts';

const attempts = 3;
const firstDelayMs = 300;
/** Maximum delay: people don't wait longer for another attempt. */
const maxDelayMs = 10_000;

/**
 * Doubles with each attempt. Half of the delay is random, so that clients that failed together don't retry together.
 */
const backoffMs = (attempt: number): number => firstDelayMs * 2 ** attempt * (0.5 + Math.random() / 2);

/**
 * Retries safely repeatable work after temporary failures.
 * @param isSafe whether a repetition can't take effect twice
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
      if (delayMs > maxDelayMs) throw error;
      await wait(delayMs, signal);
    }
  }
}
