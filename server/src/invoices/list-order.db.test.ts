import { type InvoiceSort, invoiceSorts } from '@quittance/sdk/rules';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { finalAmountMinor } from './amount-due.ts';
import { invoicePlaces } from './invoice-places.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';
import { type ListInvoices, listInvoices } from './list-invoices.ts';
import { saveDraft } from './save-draft.ts';

const database = testDatabase();
let world: TradingWorld;

/** Amounts and due dates in different orders; two of each are the same. */
const sent = [
  ['90.00', '2090-05-01'],
  ['1200.00', '2090-04-01'],
  ['90.00', '2090-03-20'],
  ['7.50', '2090-05-01'],
  ['300.00', '2090-06-01'],
] as const;

beforeAll(async () => {
  world = await createTradingWorld(testApp(database));
  for (const [rate, dueDate] of sent) await world.send({ dueDate, items: [{ name: 'Work', rate, qty: '1' }] });
  const inEuros = {
    recipientEmail: 'nobody@example.com',
    recipientName: 'Nobody Ltd',
    currency: 'EUR',
    items: [{ name: 'Work', rate: '40.00', qty: '1' }],
    dueDate: '2090-04-15',
    paymentMethods: { achDirectDebit: { enabled: false } },
  };
  await world.as(world.seller, (context) =>
    saveDraft(context, { sellerOrganizationId: world.seller.organizationId ?? '', content: inEuros }),
  );
});

const today = '2090-01-15';

const list = (query: Partial<ListInvoices>) =>
  listInvoices(database.db, {
    today,
    organizationId: world.seller.organizationId ?? '',
    viewers: ['seller'],
    place: 'list',
    limit: 25,
    ...query,
  });

async function allPages(query: Partial<ListInvoices>) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...query, limit: 2, cursor });
    rows.push(...page.invoices);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

it.for<[InvoiceSort, 'dueDate' | 'totalDueMinor', (string | bigint)[]]>([
  ['due-latest', 'dueDate', ['2090-06-01', '2090-05-01', '2090-05-01', '2090-04-01', '2090-03-20']],
  ['due-earliest', 'dueDate', ['2090-03-20', '2090-04-01', '2090-05-01', '2090-05-01', '2090-06-01']],
  ['amount-highest', 'totalDueMinor', [120_000n, 30_000n, 9_000n, 9_000n, 750n]],
  ['amount-lowest', 'totalDueMinor', [750n, 9_000n, 9_000n, 30_000n, 120_000n]],
])('%s is the order over all pages, for seller and buyer, with one status or several', async ([sort, field, order]) => {
  const asBuyer = { organizationId: world.buyer.organizationId ?? '', viewers: ['buyer'] as const };
  for (const query of [{}, { status: ['sent'] as const }, { status: ['sent', 'overdue', 'draft'] as const }, asBuyer]) {
    const rows = await allPages({ ...query, sort, currency: 'USD' });
    expect(rows.map((row) => row[field])).toEqual(order);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
  }
});

it('the order is that of the amounts in the rows: less a discount until it ends', async () => {
  const discounted = await createTradingWorld(testApp(database));
  const send = (rate: string, earlyDiscountPercent?: string) =>
    discounted.send({
      dueDate: '2090-09-01',
      items: [{ name: 'Work', rate, qty: '1' }],
      ...(earlyDiscountPercent && { earlyDiscountPercent, earlyDiscountEndDate: '2090-06-30' }),
    });
  await send('400.00', '0.5');
  await send('300.00');
  await send('250.00');
  await send('190.00', '0.1');
  await send('180.00');
  const amounts = async (query: Partial<ListInvoices> & { readonly today: string }) =>
    (await allPages({ currency: 'USD', ...query })).map((row) => finalAmountMinor(row, query.today));
  for (const { organizationId, viewers } of [
    { organizationId: discounted.seller.organizationId ?? '', viewers: ['seller'] as const },
    { organizationId: discounted.buyer.organizationId ?? '', viewers: ['buyer'] as const },
  ]) {
    for (const status of [undefined, ['sent'], ['sent', 'completed']] as const) {
      const query = { organizationId, viewers, status };
      const highest = { ...query, sort: 'amount-highest' } as const;
      const before = [30_000n, 25_000n, 20_000n, 18_000n, 17_100n];
      expect(await amounts({ ...highest, today: '2090-06-30' })).toEqual(before);
      expect(await amounts({ ...query, sort: 'amount-lowest', today: '2090-06-30' })).toEqual(before.toReversed());
      expect(await amounts({ ...highest, today: '2090-07-01' })).toEqual([40_000n, 30_000n, 25_000n, 19_000n, 18_000n]);
    }
  }
});

it('guaranteed invoices have an order and a period, while they are reserved and once they are paid out', async () => {
  const app = testApp(database);
  await startOn(app, '2090-02-01');
  const guaranteed = await createTradingWorld(app);
  await guaranteed.deposit('1000');
  const due: Record<string, string> = { '90.00': '2090-03-01', '300.00': '2090-03-05', '7.50': '2090-03-09' };
  for (const [rate, dueDate] of Object.entries(due)) {
    const { invoice } = await guaranteed.send({ dueDate, items: [{ name: 'Work', rate, qty: '1' }] });
    await guaranteed.payFromBalance(invoice);
  }
  const amountsOf = async (place: 'guaranteed' | 'completed', query: Partial<ListInvoices>) => {
    const organizationId = guaranteed.seller.organizationId ?? '';
    const page = await listInvoiceRows(
      { app, db: app.db },
      { ...invoicePlaces[place], organizationId, currency: 'USD', limit: 25, ...query },
    );
    return page.items.map(({ totalDue }) => totalDue.$numberDecimal);
  };
  const expectOrders = async (place: 'guaranteed' | 'completed') => {
    expect(await amountsOf(place, { sort: 'amount-highest' })).toEqual(['300.00', '90.00', '7.50']);
    expect(await amountsOf(place, { sort: 'due-earliest' })).toEqual(['90.00', '300.00', '7.50']);
    expect(await amountsOf(place, { dueFrom: '2090-03-02', dueTo: '2090-03-05' })).toEqual(['300.00']);
  };
  await expectOrders('guaranteed');
  await guaranteed.goTo('2090-03-12');
  expect(await amountsOf('guaranteed', {})).toEqual([]);
  await expectOrders('completed');
});

it('amounts of several currencies can’t be ordered', async () => {
  for (const sort of ['amount-highest', 'amount-lowest'] as const) {
    await expect(list({ sort })).rejects.toMatchObject({ validations: [{ path: 'currency' }] });
  }
  expect((await list({ sort: 'due-earliest' })).invoices).toHaveLength(6);
});

it('a cursor of another order is refused', async () => {
  for (const sort of invoiceSorts) {
    const { nextCursor } = await list({ sort, currency: 'USD', limit: 1 });
    const other = sort.startsWith('due') ? 'amount-highest' : 'due-latest';
    await expect(list({ sort: other, currency: 'USD', cursor: nextCursor ?? '' })).rejects.toMatchObject({
      validations: [{ path: 'cursor' }],
    });
  }
});

it('due dates can be limited on either side, both included', async () => {
  const dueDates = async (query: Partial<ListInvoices>) => (await list(query)).invoices.map(({ dueDate }) => dueDate);
  expect(await dueDates({ dueFrom: '2090-05-01' })).toEqual(['2090-06-01', '2090-05-01', '2090-05-01']);
  expect(await dueDates({ dueTo: '2090-04-01', sort: 'due-earliest' })).toEqual(['2090-03-20', '2090-04-01']);
  expect(await dueDates({ dueFrom: '2090-04-15', dueTo: '2090-04-15' })).toEqual(['2090-04-15']);
  expect(await dueDates({ dueFrom: '2090-06-01', dueTo: '2090-04-15' })).toEqual([]);
});
