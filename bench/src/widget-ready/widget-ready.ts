import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/support/find-browser.mjs';
import { median } from '../median.ts';
import type { BenchResult } from '../result.ts';
import { startBenchServer } from './bench-server.ts';

const runs = 9;

/** Measures on a mid-range phone with a slow network: CPU four times slower, 150 ms round trips, 1.6 Mbit/s. */
async function readyTimeMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    });
    await page.goto(url);
    const readyAt = await page.waitForFunction(() => (globalThis as { __readyAt?: number }).__readyAt);
    return (await readyAt.jsonValue()) ?? 0;
  } finally {
    await context.close();
  }
}

interface Subject {
  readonly widget: 'invoice' | 'onboarding';
  readonly wanted: string;
}

const subjects: readonly Subject[] = [
  { widget: 'invoice', wanted: '≤ 2.3' },
  { widget: 'onboarding', wanted: '≤ 3' },
];

/** Compares the time to ready of the widgets with an empty custom element, alternating, with cold caches. */
export async function benchWidgetReady(): Promise<readonly BenchResult[]> {
  const { server, origin } = await startBenchServer();
  const browser = await chromium.launch(launchOptions());
  const empty: number[] = [];
  const ready = subjects.map(() => [] as number[]);
  try {
    await readyTimeMs(browser, `${origin}/empty`);
    for (let run = 0; run < runs; run += 1) {
      empty.push(await readyTimeMs(browser, `${origin}/empty`));
      for (const [at, { widget }] of subjects.entries())
        ready[at]?.push(await readyTimeMs(browser, `${origin}/${widget}`));
    }
  } finally {
    await browser.close();
    server.close();
  }
  return subjects.map(({ widget, wanted }, at) => ({
    name: 'widget to ready, phone profile',
    subject: `${widget} widget`,
    reference: 'empty element',
    subjectFigure: median(ready[at] ?? []),
    referenceFigure: median(empty),
    unit: 'ms',
    runs,
    wanted,
  }));
}
