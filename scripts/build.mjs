// `npm run build`: builds the stale packages and web apps.

import { goOnUnderPinnedNode } from './support/pinned-node.mjs';

await goOnUnderPinnedNode(import.meta.url);
const { buildStale } = await import('./support/build.mjs');
process.exitCode = (await buildStale()) ? 0 : 1;
