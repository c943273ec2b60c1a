// `npm run scaffold -- <kind> <place>`: writes the folder of a new call, feature, widget or component, ready to be filled in.

import { restartUnderPinnedNode } from './support/pinned-node.mjs';

await restartUnderPinnedNode(import.meta.url);
const { ScaffoldError, scaffold } = await import('./support/scaffold.mjs');
try {
  await scaffold(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
