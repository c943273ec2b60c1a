import type { BenchResult } from '../result.ts';
import { compareSides, type SideView } from './compare-sides.ts';
import { lastDay, writeTransactions } from './transaction-history.ts';
import { type ListSide, withSides } from './with-sides.ts';

interface View extends SideView<ListSide> {
  /** Without the indexes of {@link listIndexes}, this reads every transaction of an account. */
  readonly needsIndexes?: true;
}

/** The indexes that only some views need. */
const listIndexes = ['transactions_search', 'transactions_by_status'];

const at = (query: string) => () => `/transactions?currency=USD${query}`;
const day = `&from=${lastDay}&to=${lastDay}`;

/** The requests of the account's page, of its statement and of the dashboard. */
const views: readonly View[] = [
  { name: 'transactions: first page', pathOn: at('') },
  { name: 'transactions: deep page', pathOn: ({ count }) => at(`&cursor=${cursorAt(count / 10)}`)() },
  { name: 'transactions: one kind', pathOn: at('&kind=withdrawal') },
  { name: 'transactions: rare status', pathOn: at('&status=returned'), needsIndexes: true },
  { name: 'transactions: a day', pathOn: at(day) },
  { name: 'transactions: search without a hit', pathOn: at('&search=zebra%20crossing'), needsIndexes: true },
  { name: 'transactions: two characters without a hit', pathOn: at('&search=zq'), needsIndexes: true },
  { name: 'transactions: search with many hits', pathOn: at('&search=order') },
  { name: 'statement of all days', pathOn: () => `/account-statement?currency=USD&from=2015-01-01&to=${lastDay}` },
  { name: 'statement of a day as CSV', pathOn: () => `/account-statement/file?format=csv&currency=USD${day}` },
  { name: 'balances', pathOn: () => '/currency-accounts/balances' },
  { name: 'dashboard', pathOn: () => '/dashboard/overview' },
];

/** Returns the cursor of the page before a position, as the server writes it. */
const cursorAt = (position: number): string => Buffer.from(String(position)).toString('base64url');

/**
 * Compares history, search, statements and dashboard of a long history with a short one, alternating. Then drops the
 * indexes of the history and measures again, to show that the ratio can fail.
 */
export const benchTransactions = ({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> =>
  withSides(
    { what: 'transactions', write: (client, { owner, count }) => writeTransactions(client, owner, count) },
    async (sides) => {
      const asks = short ? 20 : 200;
      const results: BenchResult[] = [];
      for (const view of views) results.push(await compareSides(sides, view, asks));
      for (const side of sides) await side.dropIndexes(listIndexes);
      for (const view of views.filter(({ needsIndexes }) => needsIndexes)) {
        // The difference is large enough to show with few requests, and the server may give up on the long list.
        const bare = await compareSides(sides, { ...view, mayBeRefused: true }, asks / 10);
        results.push({ ...bare, name: `${bare.name}, without its indexes`, wanted: '> 1.5' });
      }
      return results;
    },
  );
