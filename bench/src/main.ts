import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageOf } from './page.ts';
import { benchPayments } from './payments/payments.ts';
import { tableOf } from './result.ts';
import { benchWidgetReady } from './widget-ready/widget-ready.ts';

const page = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');

const results = [await benchWidgetReady(), ...(await benchPayments())];
await writeFile(page, pageOf(results, new Date()));
process.stdout.write(`${tableOf(results)}\n`);
