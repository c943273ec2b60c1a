interface PollOptions {
  /** Pause before the first call, in milliseconds; each next one is twice as long. Default 2,000. */
  readonly firstPauseMs?: number;
  /** Longest pause, in milliseconds. Default 60,000. */
  readonly longestPauseMs?: number;
  /** For tests. */
  readonly page?: Document;
}

/**
 * Calls back with growing pauses while the page is visible, and immediately when it becomes visible again.
 * @returns stops polling
 */
export function pollWithBackoff(
  callback: () => void,
  { firstPauseMs = 2000, longestPauseMs = 60_000, page = document }: PollOptions = {},
): () => void {
  let pauseMs = firstPauseMs;
  const callIfVisible = () => {
    if (page.visibilityState === 'visible') callback();
  };
  const onTime = () => {
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    timer = setTimeout(onTime, pauseMs);
    callIfVisible();
  };
  let timer = setTimeout(onTime, pauseMs);
  page.addEventListener('visibilitychange', callIfVisible);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', callIfVisible);
  };
}
