// `npm start`: the whole product on this machine. `npm run dev` (--dev) the same, reloading as you type.

import { goOnUnderPinnedNode } from './support/pinned-node.mjs';

const startedAt = Date.now();
await goOnUnderPinnedNode(import.meta.url);
const { startProduct } = await import('./support/start-product.mjs');
process.exitCode = await startProduct({ isDevelopment: process.argv.includes('--dev'), startedAt });
