import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { beforeAll, expect, it } from 'vitest';
import { signIn } from '../identity/sign-in-fixtures.ts';
import type { ActorOf } from '../kernel/index.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { createTradingWorld, ownerPassword, startOn, type TradingWorld } from '../test-support/trading-world.ts';

const database = testDatabase();
const server = testServer(database);
let world: TradingWorld;

const overviewOf = async (actor: ActorOf<'customer'>) => {
  const client = await signIn(server, { email: actor.email, password: ownerPassword });
  const answer = await client.request(`/api/${actor.userId}/dashboard/overview`);
  return dataOf(answer) as unknown as CallOutput<Contract['getOverview']>;
};
const idsIn = async (actor: ActorOf<'customer'>, list: string) => {
  const client = await signIn(server, { email: actor.email, password: ownerPassword });
  const { items } = dataOf(await client.request(`/api/${actor.userId}/invoices/${list}`)) as {
    readonly items: readonly { readonly _id: string }[];
  };
  return items.map(({ _id }) => _id);
};
const months = (...flows: readonly (readonly [month: string, received: string, sent: string])[]) =>
  flows.map(([month, received, sent]) => ({
    month,
    in: { $numberDecimal: received },
    out: { $numberDecimal: sent },
  }));

beforeAll(async () => {
  await startOn(server.app, '2090-03-30');
  world = await createTradingWorld(server.app);
});

it('a business without any money sees six empty months and nothing to do', async () => {
  const overview = await overviewOf(world.seller);
  expect(overview).toMatchObject({ attention: [], hasSentInvoice: false, latest: [] });
  expect(overview.cashFlow).toEqual({
    months: months(
      ['2089-10-01', '0.00', '0.00'],
      ['2089-11-01', '0.00', '0.00'],
      ['2089-12-01', '0.00', '0.00'],
      ['2090-01-01', '0.00', '0.00'],
      ['2090-02-01', '0.00', '0.00'],
      ['2090-03-01', '0.00', '0.00'],
    ),
    missingRates: [],
  });
});

it('money counts in the month of its booking in New York, and both sides see what they got and paid', async () => {
  await world.deposit('500');
  const { invoice } = await world.send({ dueDate: '2090-03-31' });
  // Still the last day of March in New York, and April in UTC.
  await world.goTo('2090-03-31', 22);
  await world.payFromBalance(invoice);
  await world.goTo('2090-04-02');
  await world.deposit('25.50');
  const buyer = await overviewOf(world.buyer);
  expect(buyer.cashFlow.months.slice(4)).toEqual(
    months(['2090-03-01', '500.00', '100.00'], ['2090-04-01', '25.50', '0.00']),
  );
  expect(buyer.latest.map(({ direction, amount }) => [direction, amount])).toEqual([
    ['in', { $numberDecimal: '25.50' }],
    ['out', { $numberDecimal: '-100.00' }],
    ['in', { $numberDecimal: '500.00' }],
  ]);
  const seller = await overviewOf(world.seller);
  expect(seller.cashFlow.months[4]).toEqual(months(['2090-03-01', '100.00', '0.00'])[0]);
  expect(seller.hasSentInvoice).toBe(true);
});

it('names what is overdue for each side, and a payment that failed', async () => {
  await world.send({ dueDate: '2090-04-03' });
  const failing = await world.send({ dueDate: '2090-04-04' });
  await world.payAsGuest(failing, 'r01');
  await world.goTo('2090-04-20');
  expect((await overviewOf(world.seller)).attention).toEqual([
    { kind: 'failed-income', count: 1 },
    { kind: 'overdue-income', count: 2 },
  ]);
  expect((await overviewOf(world.buyer)).attention).toEqual([
    { kind: 'overdue-expenses', count: 2 },
    { kind: 'failed-expenses', count: 1 },
  ]);
  for (const [actor, list] of [
    [world.seller, 'income'],
    [world.buyer, 'expenses'],
  ] as const) {
    expect(await idsIn(actor, `${list}?payment=failed`)).toEqual([failing.invoice.id]);
  }
});

it('leads to the invoices that a buyer reports as paid, until the seller says so too', async () => {
  const paymentMethods = {
    achDirectDebit: { enabled: true },
    externalPayment: { enabled: true, instructions: 'By cheque' },
  };
  const { invoice, guestLink } = await world.send({ dueDate: '2090-05-30', paymentMethods });
  await server.client().request('/api/new/invoices/external-payment/notify', {
    method: 'POST',
    body: { invoiceId: invoice.id },
    headers: { 'invoice-invite-token': guestLink.token },
  });
  expect((await overviewOf(world.seller)).attention).toContainEqual({ kind: 'reported-income', count: 1 });
  expect(await idsIn(world.seller, 'income?payment=reported')).toEqual([invoice.id]);
  expect(await idsIn(world.seller, 'income?payment=failed')).not.toContain(invoice.id);
});
