import { beforeAll, expect, it } from 'vitest';
import type { SentInvoice } from '../invoices/index.ts';
import { advanceClock, type Work } from '../jobs/index.ts';
import type { ActorOf } from '../kernel/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { getLinkedAccount, payByDebit, writeAuthorization } from '../payments/index.ts';
import { linkSandboxAccount } from '../providers/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, paymentWork, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { getRewards } from './get-rewards.ts';
import { rewardSettling } from './settle-rewards.ts';

const database = testDatabase();
const app = testApp(database);
const work: Work = { ...paymentWork, due: [...paymentWork.due, rewardSettling] };
let world: TradingWorld;

const idOf = (actor: ActorOf<'customer'>) => actor.organizationId ?? '';
const rewardsOf = (actor: ActorOf<'customer'>) => getRewards({ app, db: database.db }, idOf(actor));
const settle = async () => rewardSettling.runDue(app, await app.clock.now(app.db));
const day = 86_400_000;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
});

async function newWorld(): Promise<TradingWorld> {
  const created = await createTradingWorld(app);
  await created.deposit('10000');
  return created;
}

/** Sends an invoice that is due in some days and pays it from the buyer's balance. */
async function pay(days: number, rate = '1000'): Promise<void> {
  const today = await app.clock.now(app.db);
  const dueDate = new Date(today.getTime() + days * day).toISOString().slice(0, 10);
  const { invoice } = await world.send({ dueDate, items: [{ name: 'Work', rate, qty: '1' }] });
  await world.payFromBalance(invoice);
}

/** The buyer, signed in, pays by a debit of an account of the sandbox's test bank. */
async function payByDebitOf({ invoice }: SentInvoice, accountId: string): Promise<void> {
  const { userId, email } = world.buyer;
  const payer = {
    kind: 'buyer',
    userId,
    email,
    organizationId: idOf(world.buyer),
    legalName: 'buyer Inc.',
    invoiceId: invoice.id,
  } as const;
  const providerUserId = await linkSandboxAccount(app.db, {
    reference: `${userId}/${invoice.id}`,
    bankId: 'test-bank',
    accountId,
    userName: invoice.id,
  });
  const account = await getLinkedAccount(app, payer, providerUserId);
  const today = await app.clock.today(app.db);
  const { hash } = writeAuthorization(app, { invoice, payerName: payer.legalName, account, today }, 'en');
  await world.as(world.buyer, (context) =>
    payByDebit(context, {
      payer,
      providerUserId,
      account,
      authorizationHash: hash,
      ip: '192.0.2.1',
      userAgent: 'Test browser',
    }),
  );
}

it('a payment from the balance before the due date earns points, once', async () => {
  world = await newWorld();
  await pay(30);
  expect((await rewardsOf(world.buyer)).points).toBe(0);
  expect(await Promise.all([settle(), settle(), settle()])).toContain(1);
  expect(await settle()).toBe(0);
  expect(await rewardsOf(world.buyer)).toMatchObject({
    points: 164,
    value: { $numberDecimal: '1.64' },
    annualPercent: '2',
    latest: [{ points: 164, senderDisplayName: 'seller Inc.', earnedOn: '2090-03-06', isReversed: false }],
  });
  expect((await rewardsOf(world.seller)).points).toBe(0);
});

it('a payment on the due date and one of a dollar earn nothing', async () => {
  world = await newWorld();
  await pay(0);
  await pay(1, '1');
  await settle();
  expect(await rewardsOf(world.buyer)).toMatchObject({ points: 0, latest: [] });
});

it('a guest’s debit earns nothing', async () => {
  world = await newWorld();
  const sent = await world.send({ dueDate: '2090-12-31' });
  await world.payAsGuest(sent, 'everyday');
  await advanceClock(app, work, 14 * day);
  expect((await world.invoice(sent.invoice.id)).status).toBe('allocated');
  expect((await rewardsOf(world.buyer)).points).toBe(0);
});

it('a signed-in buyer’s debit earns points when it has cleared, and loses them when the bank takes it back', async () => {
  world = await newWorld();
  const sent = await world.send({ dueDate: '2090-12-31', items: [{ name: 'Work', rate: '1000', qty: '1' }] });
  await payByDebitOf(sent, 'r10');
  await advanceClock(app, work, day);
  expect((await rewardsOf(world.buyer)).points).toBe(0);
  await advanceClock(app, work, 13 * day);
  const { points, latest } = await rewardsOf(world.buyer);
  expect(points).toBeGreaterThan(0);
  expect(latest).toMatchObject([{ points, isReversed: false }]);

  await advanceClock(app, work, 40 * day);
  expect((await world.invoice(sent.invoice.id)).status).toBe('sent');
  expect(await rewardsOf(world.buyer)).toMatchObject({ points: 0, latest: [{ points, isReversed: true }] });
});

it('the ledger explains every point', async () => {
  const { findings } = await verifyLedger(app.db, { evidence: ledgerEvidence });
  expect(findings).toEqual([]);
});
