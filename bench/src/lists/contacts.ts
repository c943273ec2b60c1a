import type { BenchResult } from '../result.ts';
import { ownCheckout } from '../server/checkout.ts';
import { type BenchCluster, startCluster, withClient } from '../server/cluster.ts';
import { createOrganizations } from '../server/people.ts';
import { startProduct } from '../server/product.ts';
import { compareSides, type Side, type SideView } from './compare-sides.ts';
import { rareWord, writeContacts } from './contact-list.ts';

/** Number of contacts in the short and the long list. */
const sizes = { short: 10_000, long: 1_000_000 } as const;

/** Without this index, a search without a hit reads every contact of an organization. */
const searchIndex = 'contacts_search';

interface Contacts extends Side {
  dropIndex(): Promise<unknown>;
}

const at = (query: string) => () => `/contacts?${query}`;

const withoutHit: SideView<Contacts> = {
  name: 'contacts: search without a hit',
  pathOn: at('search=zebra%20crossing'),
};

const views: readonly SideView<Contacts>[] = [
  { name: 'contacts: both groups', pathOn: at('') },
  { name: 'contacts: one category', pathOn: at('category=customer') },
  withoutHit,
  { name: 'contacts: two characters without a hit', pathOn: at('search=zq') },
  { name: 'contacts: search with few hits', pathOn: at(`search=${rareWord}`) },
  { name: 'contacts: search with many hits', pathOn: at('search=supplier') },
  { name: 'palette: without a hit', pathOn: () => '/search?q=zebra%20crossing' },
  { name: 'palette: two characters without a hit', pathOn: () => '/search?q=zq' },
  { name: 'palette: few hits', pathOn: () => `/search?q=${rareWord}` },
  { name: 'palette: many hits', pathOn: () => '/search?q=supplier' },
  { name: 'palette: many hits within titles', pathOn: () => '/search?q=town' },
  { name: 'contacts: deep page', pathOn: at(`status=connected&cursor=${cursorAfter('supplier 700')}`) },
];

/** Compares the list and the search of a million contacts with ten thousand, each in a separate database. */
export async function benchContacts({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> {
  const asks = short ? 20 : 200;
  const cluster = await startCluster();
  const started: Contacts[] = [];
  try {
    const start = async (contacts: number): Promise<Contacts> => {
      const side = await startContacts(cluster, contacts);
      started.push(side);
      return side;
    };
    const sides = [await start(sizes.short), await start(sizes.long)] as const;
    const results: BenchResult[] = [];
    for (const view of views) results.push(await compareSides(sides, view, asks));
    for (const side of sides) await side.dropIndex();
    // The difference is so large that few requests show it, and the server may give up on the long list.
    const bare = await compareSides(sides, { ...withoutHit, mayBeRefused: true }, asks / 20);
    return [...results, { ...bare, name: `${bare.name}, without its index`, wanted: '> 1.5' }];
  } finally {
    await Promise.all(started.map(({ product }) => product.stop()));
    await cluster.close();
  }
}

async function startContacts(cluster: BenchCluster, contacts: number): Promise<Contacts> {
  const databaseUrl = await cluster.createDatabase(`contacts_${contacts}`);
  const product = await startProduct(ownCheckout, databaseUrl);
  try {
    const person = await withClient(databaseUrl, async (client) => {
      const [owner] = await createOrganizations(client, 'lister', 1);
      if (!owner) throw new Error('One organization was asked for.');
      await writeContacts(client, owner, contacts);
      return owner;
    });
    const dropIndex = () => withClient(databaseUrl, (client) => client.query(`drop index ${searchIndex}`));
    return { name: `${contacts.toLocaleString('en')} contacts`, product, person, dropIndex };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** Returns the cursor of a page after this name, as the server writes it. */
function cursorAfter(name: string): string {
  return Buffer.from(`con_zzzzzzzzzzzzzzzzzzzzzzzzzz ${name}`).toString('base64url');
}
