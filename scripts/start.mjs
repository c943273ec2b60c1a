// `npm start`: runs the whole product on this machine. `npm run dev` (--dev): the same with hot reload.

import { restartUnderPinnedNode, sourceFlags } from './support/pinned-node.mjs';

const startedAt = Date.now();
await restartUnderPinnedNode(import.meta.url, sourceFlags);
const { startProduct } = await import('./support/start-product.mjs');
process.exitCode = await startProduct({ isDevelopment: process.argv.includes('--dev'), startedAt });
