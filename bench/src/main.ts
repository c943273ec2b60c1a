import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchDocuments } from './documents/documents.ts';
import { benchContacts } from './lists/contacts.ts';
import { benchLists } from './lists/lists.ts';
import { benchTransactions } from './lists/transactions.ts';
import { pageOf } from './page.ts';
import { benchPayments } from './payments/payments.ts';
import { type BenchResult, tableOf } from './result.ts';
import { benchSignIns } from './sign-ins/sign-ins.ts';
import { benchTabs } from './tabs/tabs.ts';
import { benchTaxNumbers } from './tax-numbers/tax-numbers.ts';
import { benchUploads } from './uploads/uploads.ts';
import { benchAutosave } from './verification/autosave.ts';
import { benchWidgetReady } from './widget-ready/widget-ready.ts';

const page = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { against: { type: 'string' }, short: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const benches: Readonly<Record<string, () => Promise<readonly BenchResult[]>>> = {
  widgets: benchWidgetReady,
  lists: () => benchLists(values),
  contacts: () => benchContacts(values),
  transactions: () => benchTransactions(values),
  payments: () => benchPayments(values),
  'sign-ins': () => benchSignIns(values),
  tabs: () => benchTabs(values),
  uploads: () => benchUploads(values),
  documents: () => benchDocuments(values),
  'tax-numbers': async () => benchTaxNumbers(),
  autosave: () => benchAutosave(values),
};

const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(2);
}

const results: BenchResult[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length === 0 || positionals.includes(name)) results.push(...(await bench()));
}
// Only a complete run of all benches is written to the page.
if (positionals.length === 0 && !values.short) await writeFile(page, pageOf(results, new Date()));
process.stdout.write(`${tableOf(results)}\n`);
