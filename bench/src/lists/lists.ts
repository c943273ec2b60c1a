import type { BenchResult } from '../result.ts';
import { compareSides } from './compare-sides.ts';
import { writeHistory } from './history.ts';
import { type ListSide, withSides } from './with-sides.ts';

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
  { name: 'indicators', path: '/dashboard/invoices-indicators?currency=USD' },
  { name: 'dashboard of invoices', path: '/dashboard/overview' },
];

/** The indexes that only some views need. */
const listIndexes = ['by_status', 'search', 'by_amount', 'by_discounted_amount'].flatMap((purpose) =>
  ['income', 'expenses'].map((list) => `invoices_${list}_${purpose}`),
);

/**
 * Compares lists, search and indicators of a long history with a short one, alternating. Then drops the indexes of the
 * lists and measures again, to show that the ratio can fail.
 */
export const benchLists = ({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> =>
  withSides(
    {
      what: 'invoices',
      write: async (client, { owner, counterparty, count }) => {
        await writeHistory(client, { person: owner, invoices: count }, counterparty);
        await client.query('vacuum analyze invoices, invoice_sums, invoice_sum_changes');
      },
    },
    async (sides) => {
      const asks = short ? 20 : 200;
      const results: BenchResult[] = [];
      for (const view of views) results.push(await compare(sides, view, asks));
      for (const side of sides) await side.dropIndexes(listIndexes);
      for (const view of views.filter(({ needsIndexes }) => needsIndexes)) {
        // The difference is large enough to show with fewer requests.
        const bare = await compare(sides, view, asks / 4);
        results.push({ ...bare, name: `${bare.name}, without its indexes`, wanted: '> 1.5' });
      }
      return results;
    },
  );

const compare = (sides: readonly [ListSide, ListSide], { name, path }: View, asks: number): Promise<BenchResult> =>
  compareSides(
    sides,
    { name, pathOn: ({ count }) => (path.endsWith('cursor=') ? path + deepCursor(count) : path) },
    asks,
  );

/** Returns a cursor after nine tenths of the history, as the server writes it. */
function deepCursor(invoices: number): string {
  const dueDate = new Date(Date.UTC(2026, 11, 1) - Math.floor((invoices * 0.9) / 400) * 86_400_000);
  return Buffer.from(`${dueDate.toISOString().slice(0, 10)} inv_zzzzzzzzzzzzzzzzzzzzzzzzzz`).toString('base64url');
}
