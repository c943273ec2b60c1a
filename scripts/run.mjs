// `node scripts/run.mjs <file> [parameters]`: runs a TypeScript file of this repository under the pinned Node.

import { become, goOnUnderPinnedNode, nodePath, sourceFlags } from './support/pinned-node.mjs';

await goOnUnderPinnedNode(import.meta.url);
const [file, ...parameters] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: node scripts/run.mjs <file> [parameters]\n');
  process.exit(2);
}
await become(nodePath(), [...sourceFlags, file, ...parameters]);
