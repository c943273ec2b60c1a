/** For a script tag: loads the widgets that stand in the page, and those that are put into it later. */
import { holdsWidget, loadWidgets } from './index.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

let pauseMs = FIRST_PAUSE_MS;
let isPausing = false;

/** After a failure the next try waits, ever longer: a page may change many times a second, and a script stay blocked. */
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
    // The host's fallback content is still on the screen; the error goes where a page's errors are gathered.
    reportError(error);
  }
}

new MutationObserver((changes) => {
  if (changes.some(({ addedNodes }) => [...addedNodes].some(holdsWidget))) void load();
}).observe(document, { childList: true, subtree: true });
void load();
