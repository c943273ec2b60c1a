// `npm run generate`: writes the files derived from the contract, from the folders of calls, handlers and texts, from
// the widgets and from the SQL files.

import { writeFile } from 'node:fs/promises';
import { folderIndexes } from './support/folder-indexes.mjs';
import { nodePath, restartUnderPinnedNode, sourceFlags } from './support/pinned-node.mjs';
import { inRoot } from './support/repository.mjs';
import { runStep } from './support/run-step.mjs';
import { textCatalogues } from './support/text-catalogues.mjs';

await restartUnderPinnedNode(import.meta.url);
for (const { file, text } of [...folderIndexes, ...textCatalogues]) await writeFile(inRoot(file), await text());

// In separate processes, because they import the files just written.
const writers = [
  { name: 'purposes of one-time codes', script: 'sdk/scripts/generate-code-purposes.ts' },
  { name: 'routes of the client', script: 'sdk/scripts/generate-routes.ts' },
  { name: 'live events of the client', script: 'sdk/scripts/generate-live-events.ts' },
  { name: 'elements of the widgets', script: 'widgets/scripts/generate-widgets.ts' },
  { name: 'version of the ledger’s SQL files', script: 'server/src/db/write-sql-version.ts' },
  { name: 'OpenAPI document', script: 'server/src/http/write-openapi.ts' },
  { name: 'table of callers and calls', script: 'server/src/http/write-access-table.ts' },
];
for (const { name, script } of writers) {
  const { ok } = await runStep({ name, command: nodePath(), parameters: [...sourceFlags, script] });
  if (!ok) process.exit(1);
}
