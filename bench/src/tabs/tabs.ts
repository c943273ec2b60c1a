import { setTimeout } from 'node:timers/promises';
import type { BenchResult } from '../result.ts';
import { ownCheckout } from '../server/checkout.ts';
import { startCluster, withClient } from '../server/cluster.ts';
import { residentMegabytes } from '../server/memory.ts';
import { createOrganizations } from '../server/people.ts';
import { startProduct } from '../server/product.ts';
import { openTabs } from './open-tabs.ts';

const tabs = 1000;
const allowedMegabytes = 512;
/** Longer than the heartbeat of 25 seconds, at which the server reads every tab's session again. */
const watchedMs = { whole: 60_000, short: 5000 } as const;

/** Measures the memory of one server process with many open tabs, each of another signed-in person. */
export async function benchTabs({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> {
  const cluster = await startCluster();
  try {
    const databaseUrl = await cluster.createDatabase('tabs');
    const product = await startProduct(ownCheckout, databaseUrl);
    try {
      const people = await withClient(databaseUrl, (client) => createOrganizations(client, 'tab', tabs));
      const idle = await residentMegabytes(product.pid);
      const close = await openTabs(product, people);
      const most = await mostMegabytes(product.pid, short ? watchedMs.short : watchedMs.whole);
      close();
      process.stderr.write(`${tabs} open tabs: ${most.toFixed(0)} MB, ${idle.toFixed(0)} MB before\n`);
      return [
        {
          name: 'memory of one server process',
          subject: `${tabs.toLocaleString('en')} open tabs`,
          subjectFigure: most,
          reference: 'allowed',
          referenceFigure: allowedMegabytes,
          unit: 'MB',
          runs: 1,
          wanted: '≤ 1',
        },
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await cluster.close();
  }
}

async function mostMegabytes(pid: number, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let most = 0;
  while (performance.now() < end) {
    most = Math.max(most, await residentMegabytes(pid));
    await setTimeout(500);
  }
  return most;
}
