/** For a script tag: loads the widgets in the page, and those added later. */
import { holdsWidget, loadWidgets } from './index.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

let pauseMs = FIRST_PAUSE_MS;
let isPausing = false;

/** After a failure retries wait longer each time, because a page may change many times per second. */
function pause(): void {
  isPausing = true;
  setTimeout(() => {
    isPausing = false;
    void load();
  }, pauseMs);
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}

async function load(): Promise<void> {
  if (isPausing) return;
  try {
    await loadWidgets();
    pauseMs = FIRST_PAUSE_MS;
  } catch (error) {
    if (isPausing) return;
    pause();
    // The host's fallback content is still visible; the error goes to the page's error reporting.
    reportError(error);
  }
}

new MutationObserver((changes) => {
  if (changes.some(({ addedNodes }) => [...addedNodes].some(holdsWidget))) void load();
}).observe(document, { childList: true, subtree: true });
void load();
