import { benchPayments } from './payments/payments.ts';
import { tableOf } from './result.ts';
import { benchWidgetReady } from './widget-ready/widget-ready.ts';

const results = [await benchWidgetReady(), ...(await benchPayments())];
process.stdout.write(`${tableOf(results)}\n`);
