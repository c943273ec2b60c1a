// What a partner's page downloads for a widget, in gzipped kB of scripts and styles, against its budget. Needs `npm run build`.

import { gzippedKb, staticClosure } from './support/download-size.mjs';
import { inRoot } from './support/repository.mjs';

const widget = (name) => inRoot('widgets/dist', name);

const budgets = [
  { what: 'loader', limitKb: 5, entry: widget('loader/loader.js') },
  { what: 'invoice widget, one file', limitKb: 49, entry: widget('single/invoice.js') },
  { what: 'invoice widget, chunks', limitKb: 49, entry: widget('elements/invoice.js') },
  { what: 'bank debit widget, one file', limitKb: 37, entry: widget('single/bank-debit.js') },
  { what: 'bank debit widget, chunks', limitKb: 37, entry: widget('elements/bank-debit.js') },
];

let isOver = false;
for (const { what, limitKb, entry } of budgets) {
  const kb = gzippedKb(staticClosure([entry]));
  isOver ||= kb > limitKb;
  const verdict = kb > limitKb ? 'OVER' : 'ok';
  process.stdout.write(`${what}: ${kb.toFixed(1)} kB gz of ${limitKb} ${verdict}\n`);
}
process.exitCode = isOver ? 1 : 0;
