// `npm run build`: builds the stale packages and web apps.

import { restartUnderPinnedNode } from './support/pinned-node.mjs';

await restartUnderPinnedNode(import.meta.url);
const { buildStale } = await import('./support/build.mjs');
process.exitCode = (await buildStale()) ? 0 : 1;
