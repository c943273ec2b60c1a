// `npm run gallery`: the parts of the kit, reloading as they change. `-- --port 4300` serves it elsewhere.

import { nodePath, replaceByCommand, restartUnderPinnedNode } from './support/pinned-node.mjs';
import { inRoot } from './support/repository.mjs';

await restartUnderPinnedNode(import.meta.url);
process.chdir(inRoot('docs'));
await replaceByCommand(nodePath(), [inRoot('node_modules/vite/bin/vite.js'), ...process.argv.slice(2)]);
