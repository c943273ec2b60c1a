// Compares a partner page's download for each widget, in gzipped kB of scripts and styles, with the budget in its
// widget.ts.
// Needs `npm run build`.

import { gzippedKb, staticClosure } from './support/download-size.mjs';
import { restartUnderPinnedNode } from './support/pinned-node.mjs';
import { inRoot } from './support/repository.mjs';
import { listWidgets } from './support/widget-folders.mjs';

await restartUnderPinnedNode(import.meta.url);

const built = (name) => inRoot('widgets/dist', name);

async function budgetsOf(name) {
  const { widget } = await import(inRoot('widgets/src', name, 'widget.ts'));
  return [
    {
      what: `${name}, one file`,
      limitKb: widget.oneFileBudgetKb ?? widget.budgetKb,
      entry: built(`single/${name}.js`),
    },
    { what: `${name}, chunks`, limitKb: widget.budgetKb, entry: built(`elements/${name}.js`) },
  ];
}

const names = await listWidgets(inRoot('widgets/src'));
const budgets = [
  { what: 'loader', limitKb: 5, entry: built('loader/loader.js') },
  ...(await Promise.all(names.map(budgetsOf))).flat(),
];

let isOver = false;
for (const { what, limitKb, entry } of budgets) {
  const kb = gzippedKb(staticClosure([entry]));
  isOver ||= kb > limitKb;
  const verdict = kb > limitKb ? 'OVER' : 'ok';
  process.stdout.write(`${what}: ${kb.toFixed(1)} kB gz of ${limitKb} ${verdict}\n`);
}
process.exitCode = isOver ? 1 : 0;
