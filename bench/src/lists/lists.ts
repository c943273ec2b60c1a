import type { BenchResult } from '../result.ts';
import { ownCheckout } from '../server/checkout.ts';
import { type BenchCluster, startCluster, withClient } from '../server/cluster.ts';
import { type BenchPerson, createOrganizations } from '../server/people.ts';
import { startProduct } from '../server/product.ts';
import { compareSides, type Side } from './compare-sides.ts';
import { writeHistory } from './history.ts';

/** Number of invoices in the short and the long history, per side. */
const sizes = { short: 10_000, long: 1_000_000 } as const;

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
    {
      name: `${list}: highest amount first`,
      path: `/invoices/${list}?currency=USD&sort=amount-highest`,
      needsIndexes: true,
    },
    {
      name: `${list}: a month, earliest first`,
      path: `/invoices/${list}?dueFrom=2026-03-01&dueTo=2026-03-31&sort=due-earliest`,
    },
  ]),
  { name: 'indicators', path: '/dashboard/invoices-indicators?currency=USD', needsIndexes: true },
];

/** The indexes that only some views need. */
const listIndexes = ['by_status', 'search', 'open', 'by_amount', 'by_discounted_amount'].flatMap((purpose) =>
  ['income', 'expenses'].map((list) => `invoices_${list}_${purpose}`),
);

/** A server with a separate database: the invoices of one organization and a counterparty. */
interface Lists extends Side {
  readonly invoices: number;
  dropIndexes(): Promise<unknown>;
}

/**
 * Compares lists, search and indicators of a long history with a short one, alternating. Each history has a separate
 * database, since in one table the long one would slow the short one down. Then drops the indexes of the lists and
 * measures again, to show that the ratio can fail.
 */
export async function benchLists({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> {
  const asks = short ? 20 : 200;
  const cluster = await startCluster();
  const started: Lists[] = [];
  try {
    const start = async (invoices: number): Promise<Lists> => {
      const lists = await startLists(cluster, invoices);
      started.push(lists);
      return lists;
    };
    const sides = [await start(sizes.short), await start(sizes.long)] as const;
    const results: BenchResult[] = [];
    for (const view of views) results.push(await compare(sides, view, asks));
    for (const lists of started) await lists.dropIndexes();
    for (const view of views.filter(({ needsIndexes }) => needsIndexes)) {
      // The difference is large enough to show with fewer requests.
      const bare = await compare(sides, view, asks / 4);
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
    return { name: `${invoices.toLocaleString('en')} invoices`, invoices, product, person, dropIndexes };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

const compare = (sides: readonly [Lists, Lists], { name, path }: View, asks: number): Promise<BenchResult> =>
  compareSides(
    sides,
    { name, pathOn: ({ invoices }) => (path.endsWith('cursor=') ? path + deepCursor(invoices) : path) },
    asks,
  );

/** Returns a cursor after nine tenths of the history, as the server writes it. */
function deepCursor(invoices: number): string {
  const dueDate = new Date(Date.UTC(2026, 11, 1) - Math.floor((invoices * 0.9) / 400) * 86_400_000);
  return Buffer.from(`${dueDate.toISOString().slice(0, 10)} inv_zzzzzzzzzzzzzzzzzzzzzzzzzz`).toString('base64url');
}
