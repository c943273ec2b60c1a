import { beforeAll, expect, it } from 'vitest';
import { depositNews } from '../accounts/deposits/deposit-news-fixtures.ts';
import { assignDeposit, depositReferenceOf } from '../accounts/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { listTransactions } from './list-transactions.ts';

const database = testDatabase();
const app = testApp(database);
const { receive } = depositNews(app);
let world: TradingWorld;
let sellerId: string;
let buyerId: string;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  sellerId = world.seller.organizationId ?? '';
  buyerId = world.buyer.organizationId ?? '';
});

const staff = { kind: 'staff', sessionId: 'test', userId: 'stf_1', email: 's@example.com', role: 'finance' } as const;

const history = async (organizationId: string, search = '') => {
  const query = { organizationId, currency: 'USD', limit: 10, search };
  return (await listTransactions({ app, db: app.db }, query)).items.map(({ facts }) => facts);
};

it('a deposit is listed with its sender and what they wrote, and found by both', async () => {
  const reference = depositReferenceOf(sellerId);
  const id = await receive({ remittance: `Bill 7 ${reference}`, senderName: 'Ann Ray' });
  const listed = [
    {
      kind: 'deposit',
      status: 'completed',
      counterparty: 'Ann Ray',
      reference: `Bill 7 ${reference}`,
      record: { kind: 'deposit', id },
    },
  ];
  expect(await history(sellerId)).toEqual(listed);
  expect(await history(sellerId, 'ann ray')).toEqual(listed);
  expect(await history(sellerId, 'bill 7')).toEqual(listed);
});

it('a deposit without a sender has none', async () => {
  await receive({ creditedAccount: 'unknown', remittance: depositReferenceOf(buyerId) });
  expect((await history(buyerId))[0]).not.toHaveProperty('counterparty');
});

it('who loses a deposit to another organization no longer sees its sender, and that it is gone', async () => {
  const id = await receive({ remittance: depositReferenceOf(buyerId), senderName: 'Lee Wong' });
  expect(await history(buyerId, 'lee wong')).toMatchObject([{ status: 'completed', record: { id } }]);
  await world.as(staff, (context) =>
    assignDeposit(context, { depositId: id, organizationId: sellerId, reason: 'The sender asked for it' }),
  );
  expect(await history(buyerId, 'lee wong')).toEqual([]);
  expect((await history(buyerId)).slice(0, 2)).toEqual([
    { kind: 'reversal', status: 'completed' },
    { kind: 'deposit', status: 'returned' },
  ]);
  expect(await history(sellerId, 'lee wong')).toMatchObject([{ status: 'completed', record: { id } }]);
});
