const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Calls back whenever the page comes into sight, and while it is, after pauses that double from 2 up to 60 seconds.
 * @returns ends it
 */
export function nowAndThen(callback: () => void, page: Document = document): () => void {
  let pauseMs = FIRST_PAUSE_MS;
  const callIfSeen = () => {
    if (page.visibilityState === 'visible') callback();
  };
  const onTime = () => {
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    timer = setTimeout(onTime, pauseMs);
    callIfSeen();
  };
  let timer = setTimeout(onTime, pauseMs);
  page.addEventListener('visibilitychange', callIfSeen);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', callIfSeen);
  };
}
