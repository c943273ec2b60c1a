import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallContext } from '../../kernel/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { ledgerEvidence } from '../../work.ts';
import { listSellerDebts, writeOffDebt } from './index.ts';

const database = testDatabase();
const app = testApp(database);
const staff = { kind: 'staff', sessionId: 'test', userId: 'stf_1', email: 's@example.com', role: 'finance' } as const;
let world: TradingWorld;
let organizationId: string;

/** A seller that has spent the money of a debit which the bank then takes back, so that it owes 100.00. */
beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  organizationId = world.seller.organizationId ?? '';
  await world.payAsGuest(await world.send({ dueDate: '2090-03-10' }), 'r10');
  await world.goTo('2090-03-15');
  await world.spend('100');
  await world.goTo('2090-04-20');
});
afterAll(async () => expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]));

const writeOff = (amount: string, currency = 'USD') =>
  world.as(staff, (context) =>
    writeOffDebt(context as CallContext, { organizationId, currency, amount, reason: 'Seller is insolvent' }),
  );
const owed = () => balanceOf(app.db, accounts.dueSeller(organizationId), 'USD');

it('staff see what a seller owes', async () => {
  const page = await listSellerDebts(app.db, { limit: 25 });
  expect(page).toEqual({
    items: [{ organizationId, legalName: 'seller Inc.', currency: 'USD', owed: { $numberDecimal: '100.00' } }],
    nextCursor: null,
  });
});

it.each([
  ['more than the debt', '100.01', 'USD'],
  ['in a currency without debt', '1', 'EUR'],
  ['of nothing', '0', 'USD'],
  ['of a negative amount', '-5', 'USD'],
  ['with too many decimals', '1.234', 'USD'],
])('a write-off %s is refused', async (_what, amount, currency) => {
  await expect(writeOff(amount, currency)).rejects.toMatchObject({
    code: 'ValidationError',
    validations: [{ path: 'amount' }],
  });
  expect(await owed()).toBe(10_000n);
});

it('a part is written off to losses, with its reason in the audit trail', async () => {
  const losses = await balanceOf(app.db, accounts.expense('ach_loss'), 'USD');
  expect(await writeOff('30')).toMatchObject({ owed: { $numberDecimal: '70.00' } });
  expect(await owed()).toBe(7_000n);
  expect(await balanceOf(app.db, accounts.expense('ach_loss'), 'USD')).toBe(losses + 3_000n);
  const audit = await app.db
    .selectFrom('audit_events')
    .select(['actor_id', 'organization_id', 'detail'])
    .where('action', '=', 'seller-debt.written-off')
    .executeTakeFirstOrThrow();
  expect(audit).toMatchObject({
    actor_id: 'stf_1',
    organization_id: organizationId,
    detail: { reason: 'Seller is insolvent', amountMinor: '3000' },
  });
});

it('of two write-offs of the same debt at once, one succeeds, and nothing is left to list', async () => {
  const outcomes = await Promise.allSettled([writeOff('70'), writeOff('70')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await owed()).toBe(0n);
  expect((await listSellerDebts(app.db, { limit: 25 })).items).toEqual([]);
});
