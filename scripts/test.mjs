// `npm test`: everything, as CI runs it. The last line of its output is `N passed, N failed`.

import { goOnUnderPinnedNode } from './support/pinned-node.mjs';

try {
  await goOnUnderPinnedNode(import.meta.url);
  const { testEverything } = await import('./support/test-everything.mjs');
  const { passed, failed } = await testEverything();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  process.stdout.write(`${error.stack}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
