import { percentile } from '../percentile.ts';
import type { BenchResult } from '../result.ts';
import { ownCheckout } from '../server/checkout.ts';
import { type BenchCluster, startCluster, withClient } from '../server/cluster.ts';
import { type BenchPerson, createOrganizations } from '../server/people.ts';
import { type Product, startProduct } from '../server/product.ts';
import { writeHistory } from './history.ts';

/** Number of invoices in the short and the long history, per side. */
const sizes = [10_000, 200_000];
const warmUps = 5;

interface View {
  readonly name: string;
  readonly path: string;
  /** Without the indexes of {@link listIndexes}, this reads every invoice of an organization. */
  readonly needsIndexes?: true;
}

/** The requests of a person's screens, on either side of an invoice. */
const views: readonly View[] = [
  ...(['income', 'expenses'] as const).flatMap((list): View[] => [
    { name: `${list}: first page`, path: `/invoices/${list}?` },
    {
      name: `${list}: search without a hit`,
      path: `/invoices/${list}?search=zebra%20crossing`,
      needsIndexes: true,
    },
    {
      name: `${list}: two characters without a hit`,
      path: `/invoices/${list}?search=zq`,
      needsIndexes: true,
    },
    { name: `${list}: search with many hits`, path: `/invoices/${list}?search=order` },
    { name: `${list}: rare status`, path: `/invoices/${list}?status[]=denied`, needsIndexes: true },
    {
      name: `${list}: several statuses`,
      path: `/invoices/${list}?status[]=denied&status[]=completed&status[]=overdue`,
    },
    { name: `${list}: deep page`, path: `/invoices/${list}?cursor=` },
  ]),
  { name: 'indicators', path: '/dashboard/invoices-indicators?currency=USD', needsIndexes: true },
];

/** The indexes of migration 0018. */
const listIndexes = ['by_status', 'search', 'open'].flatMap((purpose) =>
  ['income', 'expenses'].map((list) => `invoices_${list}_${purpose}`),
);

/** A server with a separate database: the invoices of one organization and a counterparty. */
interface Lists {
  readonly invoices: number;
  readonly product: Product;
  readonly person: BenchPerson;
  dropIndexes(): Promise<unknown>;
}

/**
 * Compares lists, search and indicators of a long history with a short one, alternating. Each history has a separate
 * database,
 * since in one table the long one would slow the short one down. Then drops the indexes of the lists and measures
 * again, to
 * show that the ratio can fail.
 */
export async function benchLists({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> {
  const asks = short ? 20 : 200;
  const cluster = await startCluster();
  const started: Lists[] = [];
  try {
    for (const invoices of sizes) started.push(await startLists(cluster, invoices));
    const results: BenchResult[] = [];
    for (const view of views) results.push(await compare(started, view, asks));
    for (const lists of started) await lists.dropIndexes();
    for (const view of views.filter(({ needsIndexes }) => needsIndexes)) {
      // The difference is large enough to show with fewer requests.
      const bare = await compare(started, view, asks / 4);
      results.push({ ...bare, name: `${bare.name}, without its indexes`, wanted: '> 1.5' });
    }
    return results;
  } finally {
    await Promise.all(started.map(({ product }) => product.stop()));
    await cluster.close();
  }
}

async function startLists(cluster: BenchCluster, invoices: number): Promise<Lists> {
  const databaseUrl = await cluster.createDatabase(`lists_${invoices}`);
  const product = await startProduct(ownCheckout, databaseUrl);
  try {
    const person = await withClient(databaseUrl, async (client) => {
      const [owner, counterparty] = (await createOrganizations(client, 'lister', 2)) as [BenchPerson, BenchPerson];
      await writeHistory(client, { person: owner, invoices }, counterparty);
      await client.query('vacuum analyze invoices');
      return owner;
    });
    const dropIndexes = () => withClient(databaseUrl, (client) => client.query(`drop index ${listIndexes.join(', ')}`));
    return { invoices, product, person, dropIndexes };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

async function compare(both: readonly Lists[], { name, path }: View, asks: number): Promise<BenchResult> {
  const taken = new Map(both.map((lists): [Lists, number[]] => [lists, []]));
  for (let ask = -warmUps; ask < asks; ask += 1) {
    for (const [lists, times] of taken) {
      const ms = await timeOf(lists, path.endsWith('cursor=') ? path + deepCursor(lists.invoices) : path);
      if (ask >= 0) times.push(ms);
    }
  }
  const [short, long] = [...taken].map(([{ invoices }, times]) => ({
    name: `${invoices.toLocaleString('en')} invoices`,
    figure: percentile(times, 0.95),
  })) as [Figure, Figure];
  return {
    name: `lists, ${name}, 95th percentile`,
    subject: long.name,
    subjectFigure: long.figure,
    reference: short.name,
    referenceFigure: short.figure,
    unit: 'ms',
    runs: asks,
    wanted: '≤ 1.5',
  };
}

interface Figure {
  readonly name: string;
  readonly figure: number;
}

/** Returns a cursor after nine tenths of the history, as the server writes it. */
function deepCursor(invoices: number): string {
  const dueDate = new Date(Date.UTC(2026, 11, 1) - Math.floor((invoices * 0.9) / 40) * 86_400_000);
  return Buffer.from(`${dueDate.toISOString().slice(0, 10)} inv_zzzzzzzzzzzzzzzzzzzzzzzzzz`).toString('base64url');
}

async function timeOf({ product: { url }, person: { userId, cookie } }: Lists, path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/api/${userId}${path}`, { headers: { cookie } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return performance.now() - start;
}
