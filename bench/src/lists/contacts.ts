import type { BenchResult } from '../result.ts';
import { compareSides, type Side, type SideView } from './compare-sides.ts';
import { rareWord, writeContacts } from './contact-list.ts';
import { withSides } from './with-sides.ts';

/** Without this index, a search without a hit reads every contact of an organization. */
const searchIndex = 'contacts_search';

const at = (query: string) => () => `/contacts?${query}`;

const withoutHit: SideView<Side> = {
  name: 'contacts: search without a hit',
  pathOn: at('search=zebra%20crossing'),
};

const views: readonly SideView<Side>[] = [
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

/** Compares the list and the search of a million contacts with ten thousand. */
export const benchContacts = ({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> =>
  withSides(
    { what: 'contacts', write: (client, { owner, count }) => writeContacts(client, owner, count) },
    async (sides) => {
      const asks = short ? 20 : 200;
      const results: BenchResult[] = [];
      for (const view of views) results.push(await compareSides(sides, view, asks));
      for (const side of sides) await side.dropIndexes([searchIndex]);
      // The difference is so large that few requests show it, and the server may give up on the long list.
      const bare = await compareSides(sides, { ...withoutHit, mayBeRefused: true }, asks / 20);
      return [...results, { ...bare, name: `${bare.name}, without its index`, wanted: '> 1.5' }];
    },
  );

/** Returns the cursor of a page after this name, as the server writes it. */
function cursorAfter(name: string): string {
  return Buffer.from(`con_zzzzzzzzzzzzzzzzzzzzzzzzzz ${name}`).toString('base64url');
}
