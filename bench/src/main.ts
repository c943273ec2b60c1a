import { tableOf } from './result.ts';
import { benchWidgetReady } from './widget-ready/widget-ready.ts';

process.stdout.write(`${tableOf([await benchWidgetReady()])}\n`);
