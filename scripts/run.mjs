// `node scripts/run.mjs <file> [parameters]`: runs a TypeScript file of this repository under the pinned Node.

import { nodePath, replaceByCommand, restartUnderPinnedNode, sourceFlags } from './support/pinned-node.mjs';

await restartUnderPinnedNode(import.meta.url);
const [file, ...parameters] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: node scripts/run.mjs <file> [parameters]\n');
  process.exit(2);
}
await replaceByCommand(nodePath(), [...sourceFlags, file, ...parameters]);
