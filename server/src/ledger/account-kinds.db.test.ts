import { expect, it } from 'vitest';
import { newId } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import {
  type Account,
  accounts,
  balanceOf,
  credit,
  debit,
  InsufficientFunds,
  pointsUnit,
  postJournal,
  sumByOwner,
} from './index.ts';
import { deposit, testClock, transfer } from './ledger-fixtures.ts';

const { db } = testDatabase();

const movePoints = (from: Account, to: Account, count: bigint) =>
  postJournal(db, testClock, {
    businessKey: newId('points'),
    book: 'points',
    kind: 'points',
    lines: [debit(from, count, pointsUnit), credit(to, count, pointsUnit)],
  });

it.each([
  ['hold:pay', (org: string) => accounts.onHold(org, 'pay')],
  ['hold:dep', (org: string) => accounts.onHold(org, 'dep')],
  ['hold:txn', (org: string) => accounts.onHold(org, 'txn')],
  ['blocked', accounts.blocked],
  ['payout:queued', accounts.payoutQueued],
  ['payout:sent', accounts.payoutSent],
  ['feehold', accounts.feeHold],
])('an organization’s account of kind %s keeps a balance that never falls below zero', async (prefix, accountOf) => {
  const organizationId = newId('org');
  const account = accountOf(organizationId);
  await deposit(db, account, 5n);
  expect(await sumByOwner(db, { prefix, organizationId, unit: 'USD' })).toBe(5n);
  const overdraw = postJournal(db, testClock, transfer(account, accounts.suspenseReturned(), 6n));
  await expect(overdraw).rejects.toBeInstanceOf(InsufficientFunds);
});

it('counts points apart from money, and points that were spent before a reversal as owed', async () => {
  const organizationId = newId('org');
  const [points, due] = [accounts.points(organizationId), accounts.pointsDue(organizationId)];
  await movePoints(accounts.pointsIssuer(), points, 500n);
  await movePoints(points, accounts.pointsIssuer(), 400n);
  await expect(movePoints(points, accounts.pointsIssuer(), 101n)).rejects.toBeInstanceOf(InsufficientFunds);
  await movePoints(due, accounts.pointsIssuer(), 1n);
  expect(await balanceOf(db, points, pointsUnit)).toBe(100n);
  expect(await balanceOf(db, due, pointsUnit)).toBe(1n);
  expect(await balanceOf(db, accounts.pointsIssuer(), pointsUnit)).toBe(99n);
});
