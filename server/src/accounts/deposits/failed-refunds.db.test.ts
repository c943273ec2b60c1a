import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../jobs/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { ledgerEvidence, work } from '../../work.ts';
import { depositReferenceOf, sandboxSender } from '../index.ts';
import { assignDeposit } from './assign-deposit.ts';
import { sealDetails } from './deposit.ts';
import { depositNews } from './deposit-news-fixtures.ts';
import { getStaffDeposit } from './read-deposits.ts';
import { releaseDeposit } from './release-deposit.ts';
import { denyDeposit, returnDeposit } from './send-deposit-back.ts';

const app = testApp(testDatabase());
const { db } = app;
const { receive, rowOf, recall, stepsOf } = depositNews(app);
let world: TradingWorld;
let sellerId: string;
let buyerId: string;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  sellerId = world.seller.organizationId ?? '';
  buyerId = world.buyer.organizationId ?? '';
});

afterAll(async () => expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]));

/** Accounts of senders: the bank rejects a refund to one, and gets the other's back after it has settled. */
const rejecting = 'DE00990003440532013000';
const returning = 'DE00990002440532013000';

const compliance = {
  kind: 'staff',
  sessionId: 'test',
  userId: 'stf_1',
  email: 's@example.com',
  role: 'compliance-admin',
} as const;
const deny = (depositId: string) =>
  world.as(compliance, (context) => denyDeposit(context, { depositId, reason: 'No answer' }));
const release = (depositId: string) =>
  world.as(compliance, (context) => releaseDeposit(context, { depositId, reason: 'Checked' }));
const giveBack = (depositId: string) =>
  world.as(compliance, (context) => returnDeposit(context, { depositId, reason: 'Recalled' }));
const assign = (depositId: string, organizationId: string) =>
  world.as({ ...compliance, role: 'finance' }, (context) =>
    assignDeposit(context, { depositId, organizationId, reason: 'Sender called' }),
  );

const hold = (senderAccount: string) =>
  receive({ remittance: depositReferenceOf(buyerId), needsReview: true, senderName: 'Ann Ray', senderAccount });
const days = (count: number) => advanceClock(app, work, count * 86_400_000);
async function denyInVain(senderAccount: string): Promise<string> {
  const id = await hold(senderAccount);
  await deny(id);
  await days(8);
  expect(await rowOf(id)).toMatchObject({ state: 'unmatched' });
  return id;
}
/** The account can be reached from now on. */
const mendSender = (id: string, senderAccount = sandboxSender) =>
  db
    .updateTable('deposits')
    .set({ sealed_details: sealDetails(app, id, { remittance: '', senderName: 'Ann Ray', senderAccount }) })
    .where('id', '=', id)
    .execute();
const booksOf = async () => [
  await balanceOf(db, accounts.available(buyerId, { currency: 'USD' }), 'USD'),
  await balanceOf(db, accounts.onHold(buyerId, 'dep'), 'USD'),
  await balanceOf(db, accounts.suspenseIn(), 'USD'),
  await balanceOf(db, accounts.suspenseReturned(), 'USD'),
];
const isRefused = expect.objectContaining({ code: 'IdempotencyConflictError' });

describe('a denied deposit whose refund fails', () => {
  it('stays denied also if nobody knew whose it was', async () => {
    const id = await receive({ remittance: 'who?', senderName: 'Ann Ray', senderAccount: rejecting });
    await deny(id);
    await days(8);
    expect(await rowOf(id)).toMatchObject({ state: 'unmatched' });
    await expect(assign(id, buyerId)).rejects.toEqual(isRefused);
    expect(await rowOf(id)).toMatchObject({ state: 'unmatched' });
  });

  it('stays denied: it can be assigned to nobody, nor released', async () => {
    const id = await denyInVain(rejecting);
    for (const organizationId of [buyerId, sellerId]) {
      await expect(assign(id, organizationId)).rejects.toEqual(isRefused);
    }
    await expect(release(id)).rejects.toEqual(isRefused);
    await expect(giveBack(id)).rejects.toEqual(isRefused);
    expect(await rowOf(id)).toMatchObject({ state: 'unmatched', organization_id: null });
    expect(await getStaffDeposit({ app, db }, id)).toMatchObject({
      refundFailedAt: expect.any(String),
      refundFailureCode: 'R03',
    });
  });

  it('is sent back again, once each time, until it arrives', async () => {
    const before = await booksOf();
    const id = await denyInVain(rejecting);
    const outcomes = await Promise.allSettled([deny(id), deny(id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rowOf(id)).toMatchObject({ state: 'refunding' });
    expect(await getStaffDeposit({ app, db }, id)).not.toHaveProperty('refundFailedAt');
    await days(8);
    expect(await rowOf(id)).toMatchObject({ state: 'unmatched' });
    await mendSender(id);
    await deny(id);
    await days(8);
    expect(await rowOf(id)).toMatchObject({ state: 'refunded' });
    expect(await stepsOf(buyerId, id)).toEqual([
      'done deposit-arrived',
      'done deposit-held',
      'done deposit-denied',
      'done deposit-refunded',
    ]);
    expect(await booksOf()).toEqual(before);
    const mails = await db.selectFrom('outbox').select('template').where('about', '=', id).execute();
    expect(mails).toHaveLength(1);
  });

  it('is not refunded while the money came back, and each fee is booked', async () => {
    const fees = () => balanceOf(db, accounts.expense('return_fee'), 'USD');
    const before = await fees();
    const id = await denyInVain(returning);
    expect(await stepsOf(buyerId, id)).toEqual([
      'done deposit-arrived',
      'done deposit-held',
      'done deposit-denied',
      'next deposit-refund',
    ]);
    const fee = (await fees()) - before;
    expect(fee).toBeGreaterThan(0n);
    await deny(id);
    await days(8);
    expect(await rowOf(id)).toMatchObject({ state: 'unmatched' });
    expect((await fees()) - before).toBe(2n * fee);
  });

  it('is given to its bank by a recall that comes later', async () => {
    const before = await booksOf();
    const id = await denyInVain(rejecting);
    await recall(id);
    expect(await rowOf(id)).toMatchObject({ state: 'recalled' });
    expect(await booksOf()).toEqual(before);
    expect(await stepsOf(buyerId, id)).toEqual([
      'done deposit-arrived',
      'done deposit-held',
      'done deposit-denied',
      'done deposit-recalled',
    ]);
  });
});

describe('a deposit that is recalled while it goes back', () => {
  it.each([
    ['is given to its bank when the refund fails', rejecting],
    ['is given to its bank when the refund comes back', returning],
  ])('%s', async (_what, senderAccount) => {
    const before = await booksOf();
    const id = await hold(senderAccount);
    await deny(id);
    await recall(id);
    expect(await rowOf(id)).toMatchObject({ state: 'refunding' });
    await days(8);
    expect(await rowOf(id)).toMatchObject({ state: 'recalled' });
    expect(await booksOf()).toEqual(before);
  });

  it('stays refunded when the refund arrives', async () => {
    const id = await hold(sandboxSender);
    await deny(id);
    await recall(id);
    await days(8);
    expect(await rowOf(id)).toMatchObject({ state: 'refunded' });
  });
});
