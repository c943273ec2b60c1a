// `npm test`: runs everything, like CI. The last line of its output is `N passed, N failed`; in CI, flaky tests are
// above it.

import { restartUnderPinnedNode } from './support/pinned-node.mjs';

try {
  await restartUnderPinnedNode(import.meta.url);
  const { testEverything } = await import('./support/test-everything.mjs');
  const { describeTally } = await import('./support/tally.mjs');
  const tally = await testEverything();
  process.stdout.write(`${describeTally(tally)}\n`);
  process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
} catch (error) {
  process.stdout.write(`${error.stack}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
