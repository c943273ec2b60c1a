/** What has not come by then will not come. */
const LOAD_TIMEOUT_MS = 120_000;

/**
 * What is being fetched, or a failure once it has taken two minutes.
 * @throws Error as the fetching does, or when it took too long
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
