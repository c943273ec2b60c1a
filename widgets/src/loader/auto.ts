/** For a script tag: loads the widgets that stand in the page, and those that are put into it later. */
import { loadWidgets } from './index.ts';

const load = () =>
  loadWidgets().catch((error: unknown) => {
    // The host's fallback content is still on the screen; the error goes where a page's errors are gathered.
    reportError(error);
  });

new MutationObserver((changes) => {
  if (changes.some((change) => change.addedNodes.length > 0)) void load();
}).observe(document, { childList: true, subtree: true });
void load();
