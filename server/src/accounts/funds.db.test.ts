import type { AccountType } from '@quittance/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, credit, debit, pointsUnit, postJournal } from '../ledger/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { depositNews } from './deposits/deposit-news-fixtures.ts';
import { getFunds } from './get-funds.ts';
import { depositReferenceOf, simulateDeposit } from './index.ts';

const database = testDatabase();
const app = testApp(database);
const { receive } = depositNews(app);

const organizationOf = ({ seller }: TradingWorld) => seller.organizationId ?? '';

const fundsOf = (world: TradingWorld, currency: string, accountType?: AccountType) =>
  getFunds(database.db, { organizationId: organizationOf(world), currency, accountType });

const figures = (available: string, guaranteed: string, outstanding: string) => ({
  transactionalBalance: { $numberDecimal: available },
  availableGuaranteedFunds: { $numberDecimal: guaranteed },
  guaranteedInvoicesBalance: { $numberDecimal: guaranteed },
  outstandingInvoicesTotal: { $numberDecimal: outstanding },
});

beforeAll(() => startOn(app, '2090-03-06'));

describe('the funds in a currency with several accounts', () => {
  let world: TradingWorld;

  beforeAll(async () => {
    world = await createTradingWorld(app, {
      sellerChanges: {
        openAccounts: [
          { currency: 'GBP' },
          { currency: 'EUR' },
          { currency: 'USD', accountType: 'smart' },
          { currency: 'USD', accountType: 'merchant' },
        ],
      },
    });
    const organizationId = organizationOf(world);
    for (const [accountType, amount] of [
      ['smart', '7'],
      ['merchant', '5'],
    ] as const) {
      await world.as(world.seller, (context) =>
        simulateDeposit(context, { organizationId, currency: 'USD', accountType, amount }),
      );
    }
    const { invoice } = await world.send({ dueDate: '2090-03-20' });
    await world.send({ dueDate: '2090-03-21', items: [{ name: 'More', rate: '50', qty: '1' }] });
    await world.send({ dueDate: '2090-03-21', currency: 'EUR', items: [{ name: 'Work', rate: '3', qty: '1' }] });
    await world.deposit('100');
    await world.payFromBalance(invoice);
  });

  it('are those of all accounts without a type', async () => {
    expect(await fundsOf(world, 'USD')).toMatchObject(figures('12.00', '100.00', '50.00'));
  });

  it.each<[AccountType, ...[string, string, string]]>([
    ['smart', '7.00', '100.00', '50.00'],
    ['merchant', '5.00', '0.00', '0.00'],
    ['traditional', '0.00', '0.00', '0.00'],
  ])('of the type %s are its balance, and what its account receives', async (type, ...amounts) => {
    expect(await fundsOf(world, 'USD', type)).toMatchObject(figures(...amounts));
  });

  it('name the currencies of open accounts and those with funds', async () => {
    expect((await fundsOf(world, 'USD')).currencies).toEqual(['USD', 'EUR', 'GBP']);
    expect(await fundsOf(world, 'EUR')).toMatchObject(figures('0.00', '0.00', '3.00'));
  });
});

describe('the funds after verification', () => {
  const afterVerification = async (world: TradingWorld, accountType?: AccountType) =>
    (await fundsOf(world, 'USD', accountType)).availableFundsAfterVerification.$numberDecimal;

  /** A seller with a guaranteed invoice of 100 and a deposit of 40 on hold. */
  async function waitingSeller(verificationStatus: 'completed' | 'approved'): Promise<TradingWorld> {
    const world = await createTradingWorld(app);
    const { invoice } = await world.send({ dueDate: '2090-03-20' });
    await world.deposit('100');
    await world.payFromBalance(invoice);
    const remittance = depositReferenceOf(organizationOf(world));
    await receive({ remittance, amountMinor: 4_000n, needsReview: true });
    await database.db
      .updateTable('organizations')
      .set({ verification_status: verificationStatus })
      .where('id', '=', organizationOf(world))
      .execute();
    return world;
  }

  it('are the guaranteed ones and deposits on hold', async () => {
    const world = await waitingSeller('completed');
    expect(await afterVerification(world)).toBe('140.00');
    expect(await afterVerification(world, 'traditional')).toBe('140.00');
    expect(await afterVerification(world, 'smart')).toBe('0.00');
  });

  it('are none for a verified business', async () => {
    expect(await afterVerification(await waitingSeller('approved'))).toBe('0.00');
  });
});

it('count points, also owed ones', async () => {
  const world = await createTradingWorld(app);
  const organizationId = organizationOf(world);
  const [issuer, points, due] = [
    accounts.pointsIssuer(),
    accounts.points(organizationId),
    accounts.pointsDue(organizationId),
  ];
  await postJournal(database.db, app.clock, {
    businessKey: 'rwd:test:points',
    book: 'points',
    kind: 'points-granted',
    lines: [debit(issuer, 164n, pointsUnit), credit(points, 164n, pointsUnit)],
  });
  expect((await fundsOf(world, 'USD')).rewardPoints).toBe(164);
  await postJournal(database.db, app.clock, {
    businessKey: 'rwd:test:taken',
    book: 'points',
    kind: 'points-reversed',
    lines: [debit(points, 164n, pointsUnit), debit(due, 36n, pointsUnit), credit(issuer, 200n, pointsUnit)],
  });
  expect((await fundsOf(world, 'USD')).rewardPoints).toBe(-36);
});

it('say what a business owes after a return that its balance did not cover', async () => {
  const world = await createTradingWorld(app);
  const [due, bank] = [accounts.dueSeller(organizationOf(world)), accounts.bank('ach')];
  await postJournal(database.db, app.clock, {
    businessKey: 'pay:test:reversed',
    book: 'cash',
    kind: 'late-return',
    lines: [debit(due, 2_500n, 'EUR'), credit(bank, 2_500n, 'EUR')],
  });
  expect(await fundsOf(world, 'EUR')).toMatchObject({ owed: { $numberDecimal: '25.00' } });
  expect((await fundsOf(world, 'USD')).owed).toEqual({ $numberDecimal: '0.00' });
  expect((await fundsOf(world, 'USD')).currencies).toEqual(['USD', 'EUR']);
});
