import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Invoice } from '../invoices/index.ts';
import { accounts, balanceOf, pointsUnit, verifyLedger } from '../ledger/index.ts';
import { decidePayment } from '../payments/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { latestTransactions } from '../transactions/index.ts';
import { ledgerEvidence } from '../work.ts';
import { getRewards } from './get-rewards.ts';
import { redeemPoints } from './redeem-points.ts';
import { complianceHead } from './rewards-fixtures.ts';
import { rewardSettling } from './settle-rewards.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;

const buyerId = () => world.buyer.organizationId ?? '';
const rewards = () => getRewards({ app, db }, buyerId());
const settle = async () => rewardSettling.runDue(app, await app.clock.now(db));
const redeem = (points: bigint) =>
  world.as(world.buyer, (context) => redeemPoints(context, { organizationId: buyerId(), points }));

/** Pays an invoice a year before its due date: 20 points for each dollar of 1,000. */
async function earn(dollars: number): Promise<Invoice> {
  const { invoice } = await world.send({
    dueDate: '2091-03-06',
    items: [{ name: 'Work', rate: String(dollars), qty: '1' }],
  });
  await world.payFromBalance(invoice);
  await settle();
  return invoice;
}

async function deny({ id }: Invoice): Promise<void> {
  await world.as(complianceHead, (context) =>
    decidePayment(context, { invoiceId: id, decision: 'deny', reason: 'Checked' }),
  );
}

async function takeBack(invoice: Invoice): Promise<void> {
  await deny(invoice);
  await settle();
}

const change = (values: Record<string, unknown>) =>
  db.updateTable('organizations').set(values).where('id', '=', buyerId()).execute();

const findings = async () => (await verifyLedger(db, { evidence: ledgerEvidence })).findings;

beforeAll(() => startOn(app, '2090-03-06'));

beforeEach(async () => {
  world = await createTradingWorld(app);
  await world.deposit('10000');
});

describe('redeeming points', () => {
  it('exchanges some, then the rest, for money in the US dollar account', async () => {
    await earn(250);
    expect(await rewards()).toMatchObject({
      points: 500,
      redemption: {
        minPoints: 100,
        pointValue: { $numberDecimal: '0.01' },
        obstacle: null,
        accountType: 'traditional',
      },
    });
    expect(await redeem(150n)).toMatchObject({
      points: 150,
      value: { $numberDecimal: '1.50' },
      accountType: 'traditional',
      pointsLeft: 350,
    });
    expect(await world.balanceOf(world.buyer)).toBe('9751.50');
    expect(await redeem(350n)).toMatchObject({ pointsLeft: 0 });
    expect(await world.balanceOf(world.buyer)).toBe('9755.00');
    expect(await rewards()).toMatchObject({
      points: 0,
      redemption: { obstacle: 'too-few-points' },
      latest: [
        { reason: 'redemption', points: 350, earnedOn: '2090-03-06' },
        { reason: 'redemption', points: 150 },
        { reason: 'payment', points: 500 },
      ],
    });
    expect(await findings()).toEqual([]);
  });

  it('is a transaction of the account', async () => {
    await earn(250);
    await redeem(500n);
    expect(await latestTransactions({ app, db }, buyerId(), 1)).toMatchObject([
      { kind: 'reward', direction: 'in', status: 'completed', amount: { $numberDecimal: '5.00' } },
    ]);
  });

  it('is in the audit trail', async () => {
    await earn(250);
    await redeem(500n);
    const events = await db
      .selectFrom('audit_events')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'reward.redeemed')
      .where('organization_id', '=', buyerId())
      .execute();
    expect(events).toEqual([{ actor_id: world.buyer.userId, detail: { points: '500', paidMinor: '500' } }]);
  });

  it('refuses more points than there are, and fewer than the least', async () => {
    await earn(250);
    await expect(redeem(501n)).rejects.toMatchObject({ code: 'RewardPointsUnavailableError' });
    await expect(redeem(99n)).rejects.toMatchObject({ code: 'ValidationError', validations: [{ path: 'points' }] });
    expect(await rewards()).toMatchObject({ points: 500 });
  });

  it('refuses a restricted business, and one whose US dollar account is closed', async () => {
    await earn(250);
    await change({ status: 'restricted' });
    await expect(redeem(500n)).rejects.toMatchObject({ code: 'PersonOrCompanyDisabled' });
    await change({ status: 'enabled' });
    await db
      .updateTable('currency_accounts')
      .set({ is_active: false })
      .where('organization_id', '=', buyerId())
      .execute();
    await expect(redeem(500n)).rejects.toMatchObject({ code: 'CurrencyAccountUnavailableError' });
    expect(await rewards()).toMatchObject({ points: 500, redemption: { obstacle: 'no-account' } });
  });
});

describe('points that are taken back after they were redeemed', () => {
  it('are owed, block redeeming, and are settled by new ones', async () => {
    const invoice = await earn(250);
    await redeem(400n);
    await takeBack(invoice);
    expect(await rewards()).toMatchObject({
      points: -400,
      value: { $numberDecimal: '-4.00' },
      redemption: { obstacle: 'negative-points' },
    });
    await expect(redeem(100n)).rejects.toMatchObject({ code: 'RewardPointsUnavailableError' });
    expect(await findings()).toEqual([]);

    await earn(100);
    expect(await rewards()).toMatchObject({ points: -200, redemption: { obstacle: 'negative-points' } });
    await earn(200);
    expect(await rewards()).toMatchObject({ points: 200, redemption: { obstacle: null } });
    expect(await balanceOf(db, accounts.pointsDue(buyerId()), pointsUnit)).toBe(0n);
    await redeem(200n);
    expect(await findings()).toEqual([]);
  });

  it('are owed again if the points that settled them are taken back too', async () => {
    const first = await earn(250);
    await redeem(500n);
    await takeBack(first);
    const second = await earn(300);
    expect(await rewards()).toMatchObject({ points: 100 });
    await takeBack(second);
    expect(await rewards()).toMatchObject({ points: -500 });
    expect(await findings()).toEqual([]);
  });
});

describe('at the same time', () => {
  it('of many redemptions of all points, one succeeds', async () => {
    await earn(250);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => redeem(500n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'RewardPointsUnavailableError' });
    }
    expect(await world.balanceOf(world.buyer)).toBe('9755.00');
    expect(await rewards()).toMatchObject({ points: 0 });
    expect(await findings()).toEqual([]);
  });

  it('a redemption and a reversal end with the same points, whichever is first', async () => {
    for (let round = 0; round < 8; round += 1) {
      world = await createTradingWorld(app);
      await world.deposit('10000');
      const invoice = await earn(250);
      await deny(invoice);
      const [redeemed] = await Promise.allSettled(
        round % 2 === 0 ? [redeem(500n), settle()] : [settle().then(() => redeem(500n)), settle()],
      );
      expect(await rewards()).toMatchObject({ points: redeemed?.status === 'fulfilled' ? -500 : 0 });
    }
    expect(await findings()).toEqual([]);
  });

  it('new points and a redemption lose nothing', async () => {
    await earn(250);
    const { invoice } = await world.send({
      dueDate: '2091-03-06',
      items: [{ name: 'Work', rate: '100', qty: '1' }],
    });
    await world.payFromBalance(invoice);
    await Promise.all([redeem(500n), settle(), settle()]);
    expect(await rewards()).toMatchObject({ points: 200 });
    expect(await findings()).toEqual([]);
  });
});
