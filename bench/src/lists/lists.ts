import { median } from '../median.ts';
import type { BenchResult } from '../result.ts';
import { ownCheckout } from '../server/checkout.ts';
import { startCluster, withClient } from '../server/cluster.ts';
import { type BenchPerson, foundBusinesses } from '../server/people.ts';
import { type Product, startProduct } from '../server/product.ts';
import { writeHistory } from './history.ts';

const sizes = { short: 10_000, long: 200_000 } as const;
const asks = 60;

/** What a person looks at, on either side of an invoice. */
const views: readonly { readonly name: string; readonly path: string }[] = (['income', 'expenses'] as const).flatMap(
  (list) => [
    { name: `${list}: first page`, path: `/invoices/${list}?` },
    { name: `${list}: search without a hit`, path: `/invoices/${list}?search=zebra%20crossing` },
    { name: `${list}: rare status`, path: `/invoices/${list}?status[]=denied` },
    {
      name: `${list}: several statuses`,
      path: `/invoices/${list}?status[]=denied&status[]=completed&status[]=overdue`,
    },
    { name: `${list}: deep page`, path: `/invoices/${list}?cursor=` },
  ],
);

/** Lists, search and indicators of a business with a long history against one with a short history, asked in turn. */
export async function benchLists(): Promise<readonly BenchResult[]> {
  const cluster = await startCluster();
  try {
    const databaseUrl = await cluster.createDatabase('lists');
    const product = await startProduct(ownCheckout, databaseUrl);
    try {
      const [short, long] = await withClient(databaseUrl, async (client) => {
        const people = await foundBusinesses(client, 'lister', 4);
        const [few, many, one, other] = people as [BenchPerson, BenchPerson, BenchPerson, BenchPerson];
        await writeHistory(client, { person: few, invoices: sizes.short }, one);
        await writeHistory(client, { person: many, invoices: sizes.long }, other);
        await client.query('vacuum analyze invoices');
        return [few, many];
      });
      const results: BenchResult[] = [];
      for (const view of views) results.push(await compare(product, view, { short, long }));
      const indicators = { name: 'indicators', path: '/dashboard/invoices-indicators?currency=USD' };
      results.push(await compare(product, indicators, { short, long }));
      return results;
    } finally {
      await product.stop();
    }
  } finally {
    await cluster.close();
  }
}

async function compare(
  product: Product,
  { name, path }: { readonly name: string; readonly path: string },
  people: { readonly short: BenchPerson; readonly long: BenchPerson },
): Promise<BenchResult> {
  const pathOf = (invoices: number) => (path.endsWith('cursor=') ? path + deepCursor(invoices) : path);
  const [shortMs, longMs]: [number[], number[]] = [[], []];
  for (let ask = 0; ask < asks + 5; ask += 1) {
    const taken = [
      await timeOf(product, people.short, pathOf(sizes.short)),
      await timeOf(product, people.long, pathOf(sizes.long)),
    ] as const;
    // The first ones warm up.
    if (ask < 5) continue;
    shortMs.push(taken[0]);
    longMs.push(taken[1]);
  }
  return {
    name: `lists, ${name}`,
    subject: '200,000 invoices',
    subjectFigure: median(longMs),
    reference: '10,000 invoices',
    referenceFigure: median(shortMs),
    unit: 'ms',
    runs: asks,
    wanted: '≤ 1.5',
  };
}

/** A cursor past nine tenths of the history, as the server would have written it. */
function deepCursor(invoices: number): string {
  const dueDate = new Date(Date.UTC(2026, 11, 1) - Math.floor((invoices * 0.9) / 40) * 86_400_000);
  return Buffer.from(`${dueDate.toISOString().slice(0, 10)} inv_zzzzzzzzzzzzzzzzzzzzzzzzzz`).toString('base64url');
}

async function timeOf({ url }: Product, { userId, cookie }: BenchPerson, path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/api/${userId}${path}`, { headers: { cookie } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return performance.now() - start;
}
