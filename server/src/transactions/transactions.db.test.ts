import { addDays } from '@quittance/sdk/time';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { simulateDeposit } from '../accounts/index.ts';
import { balanceOf, accounts as ledgerAccounts } from '../ledger/index.ts';
import { soakSize } from '../test-support/soak-size.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { exportTransactions } from './export-transactions.ts';
import { getTransaction } from './get-transaction.ts';
import { type ListTransactions, listTransactions } from './list-transactions.ts';
import { presentTransaction, type WireTransaction } from './present-transaction.ts';

const database = testDatabase();
const app = testApp(database);
const context = { app, db: app.db };
let world: TradingWorld;

const orgOf = (party: 'seller' | 'buyer', of = world) => of[party].organizationId ?? '';

async function list(
  party: 'seller' | 'buyer',
  filter: Partial<ListTransactions> = {},
  of = world,
): Promise<WireTransaction[]> {
  const organizationId = orgOf(party, of);
  const page = await listTransactions(context, { organizationId, currency: 'USD', limit: 100, ...filter });
  return page.items.map(presentTransaction);
}

async function csvOf(party: 'seller' | 'buyer', locale: 'en' | 'es' = 'en', of = world): Promise<string[]> {
  let text = '';
  for await (const part of exportTransactions(context, { organizationId: orgOf(party, of), currency: 'USD' }, locale)) {
    text += part;
  }
  return text.trimEnd().split('\r\n');
}

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  await world.deposit('1234.50');
  const { invoice } = await world.send({ dueDate: '2090-03-08' });
  await world.payFromBalance(invoice);
  await world.goTo('2090-03-09');
  await world.deposit('20');
});

describe('the transactions of an account', () => {
  it('are the lines on its balance, newest first, with what each is about', async () => {
    expect(await list('buyer')).toMatchObject([
      { kind: 'deposit', direction: 'in', amount: { $numberDecimal: '20.00' }, balance: { $numberDecimal: '1154.50' } },
      {
        kind: 'invoice-paid',
        direction: 'out',
        status: 'completed',
        counterparty: 'seller Inc.',
        reference: expect.stringMatching(/^INV-/),
        date: '2090-03-06',
        amount: { $numberDecimal: '-100.00' },
        balance: { $numberDecimal: '1134.50' },
        record: { kind: 'invoice' },
        accountType: 'traditional',
      },
      { kind: 'deposit', amount: { $numberDecimal: '1234.50' }, record: { kind: 'deposit' } },
    ]);
    expect(await list('seller')).toMatchObject([
      { kind: 'invoice-received', direction: 'in', counterparty: 'buyer Inc.', date: '2090-03-08' },
    ]);
  });

  it.each([
    [{ direction: 'out' }, 1],
    [{ kind: 'deposit' }, 2],
    [{ status: 'returned' }, 0],
    [{ from: '2090-03-07' }, 1],
    [{ to: '2090-03-06' }, 2],
    [{ from: '2090-03-07', to: '2090-03-08' }, 0],
    [{ search: 'SELLER' }, 1],
    [{ search: 'depósito' }, 2],
    [{ search: '$1,234.5' }, 1],
    [{ search: 'inv-' }, 1],
    [{ search: 'zebra' }, 0],
    [{ kind: 'deposit', search: '20.00', from: '2090-03-07' }, 1],
    [{ currency: 'EUR' }, 0],
    [{ accountType: 'smart' }, 0],
  ] as const)('are filtered by %j to %i', async (filter, count) => {
    expect(await list('buyer', filter)).toHaveLength(count);
  });

  it('come page by page, whatever is posted meanwhile', async () => {
    const query = { organizationId: orgOf('buyer'), currency: 'USD', limit: 2 };
    const first = await listTransactions(context, query);
    await world.deposit('1');
    const rest = await listTransactions(context, { ...query, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ facts }) => facts.kind)).toEqual([
      'deposit',
      'invoice-paid',
      'deposit',
    ]);
    expect(rest.nextCursor).toBeNull();
  });

  it('refuse an invalid cursor', async () => {
    await expect(list('buyer', { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'ValidationError' });
  });

  it('can be read one by one, by their organization only', async () => {
    const [row] = await list('buyer');
    const transactionId = row?._id ?? '';
    expect(
      presentTransaction(await getTransaction(context, { organizationId: orgOf('buyer'), transactionId })),
    ).toEqual(row);
    for (const id of [transactionId, `txn_${'0'.repeat(28)}`]) {
      await expect(
        getTransaction(context, { organizationId: orgOf('seller'), transactionId: id }),
      ).rejects.toMatchObject({ code: 'NotFoundError' });
    }
  });

  it('are exported in the reader’s language', async () => {
    const [head, ...rows] = await csvOf('buyer', 'es');
    expect(head).toBe(
      '\uFEFFFecha,Registrada (UTC),Descripción,Contraparte,Referencia,Estado,Importe,Saldo,Moneda,ID de la transacción',
    );
    expect(rows.at(-1)).toMatch(
      /^2090-03-06,2090-03-06T15:00:0\d.\d{3}Z,Depósito,buyer Inc.,Deposit RF\w{14},Completado,1234.50,1234.50,USD,txn_/,
    );
  });
});

it('a release that the bank takes back later reads as returned', async () => {
  const other = await createTradingWorld(app);
  const sent = await other.send({ dueDate: '2090-03-10' });
  await other.payAsGuest(sent, 'r10');
  await other.goTo('2090-03-20');
  expect(await list('seller', {}, other)).toMatchObject([{ kind: 'invoice-received', status: 'completed' }]);
  await other.goTo('2090-04-14');
  expect(await list('seller', {}, other)).toMatchObject([
    { kind: 'payment-reversed', status: 'completed', amount: { $numberDecimal: '-100.00' } },
    { kind: 'invoice-received', status: 'returned' },
  ]);
  expect(await list('seller', { status: 'returned' }, other)).toHaveLength(1);
});

const step = fc.oneof(
  fc.record({ does: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({
    does: fc.constant('pay' as const),
    amount: fc.integer({ min: 1, max: 9_000 }),
    days: fc.nat({ max: 2 }),
  }),
  fc.record({ does: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 3 }) }),
);

it('list, file and ledger agree on any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const traders = await createTradingWorld(app);
      await traders.deposit('1000');
      for (const each of steps) {
        const today = await app.clock.today(app.db);
        if (each.does === 'wait') await traders.goTo(addDays(today, each.days));
        else if (each.does === 'deposit') {
          const amount = (each.amount / 100).toFixed(2);
          const organizationId = orgOf('buyer', traders);
          await traders.as(traders.buyer, (c) => simulateDeposit(c, { organizationId, currency: 'USD', amount }));
        } else {
          const items = [{ name: 'Work', rate: (each.amount / 100).toFixed(2), qty: '1' }];
          const { invoice } = await traders.send({ dueDate: addDays(today, each.days), items });
          await traders.payFromBalance(invoice);
        }
      }
      await traders.goTo(addDays(await app.clock.today(app.db), 4));
      for (const party of ['buyer', 'seller'] as const) {
        const rows = await list(party, {}, traders);
        const account = ledgerAccounts.available(orgOf(party, traders), { currency: 'USD' });
        const cents = ({ $numberDecimal: text }: { readonly $numberDecimal: string }) => BigInt(text.replace('.', ''));
        let balance = 0n;
        for (const row of rows.toReversed()) {
          balance += cents(row.amount);
          expect(cents(row.balance)).toBe(balance);
        }
        expect(balance).toBe(await balanceOf(app.db, account, 'USD'));
        const [, ...inFile] = await csvOf(party, 'en', traders);
        expect(inFile.map((line) => line.split(',').slice(-4, -2))).toEqual(
          rows.map((row) => [row.amount.$numberDecimal, row.balance.$numberDecimal]),
        );
      }
    }),
    { numRuns: soakSize({ short: 3, soak: 100 }) },
  );
});
