/** Time limit for loading code or data. */
const LOAD_TIMEOUT_MS = 120_000;

/**
 * Returns the promised value, or fails after two minutes.
 * @throws Error the failure of the promise, or that the time is over
 */
export async function withinTime<Value>(coming: Promise<Value>, timeoutMs: number = LOAD_TIMEOUT_MS): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  try {
    return await Promise.race([coming, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
