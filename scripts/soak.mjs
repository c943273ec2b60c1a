// `npm run soak`: the long proofs, at their long sizes. `npm run soak -- server/src/ledger` runs some of them, SOAK_SHARE=0.1 a tenth of each.

import { restartUnderPinnedNode } from './support/pinned-node.mjs';

await restartUnderPinnedNode(import.meta.url);
const { soak } = await import('./support/soak.mjs');
process.exitCode = (await soak(process.argv.slice(2))) ? 0 : 1;
