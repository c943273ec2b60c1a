import { expect, it } from 'vitest';
import { advanceClock } from '../jobs/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn } from '../test-support/trading-world.ts';
import { decideTransfer } from '../transfers/index.ts';
import { actAs, type Company, deposit, newBusiness, newRecipient, sendOut } from '../transfers/transfers-fixtures.ts';
import { work } from '../work.ts';
import { findAttention } from './attention.ts';

const database = testDatabase();
const app = testApp(database);

const dayMs = 86_400_000;
/** A recipient whose bank sends back what has settled, since the account is closed. */
const closedAccount = '990002';

const attentionOf = async ({ organization }: Company) =>
  (await findAttention(app.db, { organizationId: organization.id, isOwner: true })).attention;

const withdrawalOf = async (company: Company, amount: string, digits = '') =>
  await sendOut(app, company, { externalAccountId: await newRecipient(app, company, digits), amount });

it('names the oldest withdrawal that waits for approval, with its account', async () => {
  const company = await newBusiness(app);
  await deposit(app, company, '100000');
  const first = await withdrawalOf(company, '6000');
  await withdrawalOf(company, '7000');
  const transfer = { transferId: first.id, status: 'in-review', currency: 'USD', accountType: 'traditional' };
  expect(await attentionOf(company)).toEqual([{ kind: 'waiting-transfers', count: 2, transfer }]);
});

it('names transfers that wait by the account that they left', async () => {
  const company = await newBusiness(app);
  await deposit(app, company, '100000');
  await deposit(app, company, '100000', 'EUR');
  const first = await withdrawalOf(company, '6000');
  const other = await sendOut(app, company, {
    externalAccountId: await newRecipient(app, company),
    fromCurrency: 'EUR',
    amount: '7000',
  });
  await withdrawalOf(company, '8000');
  const usd = { transferId: first.id, status: 'in-review', currency: 'USD', accountType: 'traditional' };
  const eur = { transferId: other.id, status: 'in-review', currency: 'EUR' };
  expect(await attentionOf(company)).toEqual([
    { kind: 'waiting-transfers', count: 2, transfer: usd },
    { kind: 'waiting-transfers', count: 1, transfer: eur },
  ]);
});

it('names a withdrawal that came back until it is refunded, and the recipient until it is corrected', async () => {
  const company = await newBusiness(app);
  await deposit(app, company, '1000');
  const returned = await withdrawalOf(company, '100', closedAccount);
  await advanceClock(app, work, 8 * dayMs);
  const failing = { kind: 'failing-recipients', count: 1 };
  const transfer = { transferId: returned.id, status: 'returned', currency: 'USD', accountType: 'traditional' };
  expect(await attentionOf(company)).toEqual([{ kind: 'returned-transfers', count: 1, transfer }, failing]);
  await actAs(app, company, (context) => decideTransfer(context, { transferId: returned.id, decision: 'refund' }));
  expect(await attentionOf(company)).toEqual([failing]);
});

it('names what a seller owes after a return that its balance did not cover', async () => {
  await startOn(app, '2090-03-06');
  const world = await createTradingWorld(app);
  await world.payAsGuest(await world.send({ dueDate: '2090-03-10' }), 'r10');
  await world.goTo('2090-03-15');
  await world.spend('100');
  await world.goTo('2090-04-20');
  const organizationId = world.seller.organizationId ?? '';
  const { attention } = await findAttention(app.db, { organizationId, isOwner: false });
  expect(attention).toContainEqual({ kind: 'seller-debts', count: 1 });
});
