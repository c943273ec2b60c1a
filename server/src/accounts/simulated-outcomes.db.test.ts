import type { SimulatedDepositOutcome } from '@quittance/sdk/rules';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { advanceClock } from '../jobs/index.ts';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { bankReconciling, listReconciliations } from '../reconciliation/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { ledgerEvidence, work } from '../work.ts';
import { returnDeposit } from './deposits/send-deposit-back.ts';
import { simulateDeposit, simulatedReference } from './index.ts';

const database = testDatabase();
const app = testApp(database);
const staff = { kind: 'staff', sessionId: 'test', userId: 'stf_1', email: 's@example.com', role: 'finance' } as const;
const dayMs = 86_400_000;
let world: TradingWorld;
let organizationId: string;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  organizationId = world.seller.organizationId ?? '';
});
// Whatever the bank did, the ledger is sound and agrees with it in the end.
afterEach(async () => {
  await passBankingDay();
  await passDay();
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
  const { items } = await listReconciliations(app.db, { limit: 10 });
  expect(items.find(({ currency }) => currency === 'USD')).toMatchObject({ state: 'matched' });
});
/** Longer than any weekend with a holiday. */
const passBankingDay = () => advanceClock(app, work, 4 * dayMs);
const passDay = async () => {
  await advanceClock(app, work, dayMs);
  await bankReconciling.run(app);
};

/** Simulates a deposit of 100.00 under an intent of the outcome's name. */
const simulate = (outcome: SimulatedDepositOutcome) =>
  simulateDeposit({ app }, { organizationId, currency: 'USD', amount: '100', intent: outcome, outcome });

const available = () => balanceOf(app.db, accounts.available(organizationId, { currency: 'USD' }), 'USD');

const depositOf = (intent: string) =>
  app.db
    .selectFrom('deposits')
    .select(['id', 'state', 'organization_id', 'recall_code', 'needs_review'])
    .where('bank_reference', '=', simulatedReference(organizationId, intent))
    .executeTakeFirst();

/** Staff grant the recall: until then the bank has already taken the money, and the ledger has not. */
async function giveBack(intent: string): Promise<void> {
  const { id: depositId = '' } = (await depositOf(intent)) ?? {};
  await world.as(staff, (context) => returnDeposit(context, { depositId, reason: 'Sender was deceived' }));
}

it('a deposit that arrives is credited', async () => {
  const before = await available();
  await simulate('arrived');
  expect(await depositOf('arrived')).toMatchObject({ state: 'credited', organization_id: organizationId });
  expect(await available()).toBe(before + 10_000n);
});

it('an unassigned deposit waits in suspense', async () => {
  const [before, waiting] = [await available(), await balanceOf(app.db, accounts.suspenseIn(), 'USD')];
  await simulate('unassigned');
  expect(await depositOf('unassigned')).toMatchObject({ state: 'unmatched', organization_id: null });
  expect(await available()).toBe(before);
  expect(await balanceOf(app.db, accounts.suspenseIn(), 'USD')).toBe(waiting + 10_000n);
});

it('a delayed deposit arrives on the next banking day, once, also when it is simulated again', async () => {
  const before = await available();
  await simulate('delayed');
  expect(await depositOf('delayed')).toBeUndefined();
  await advanceClock(app, work, 3_600_000);
  await simulate('delayed');
  expect(await depositOf('delayed')).toBeUndefined();
  expect(await available()).toBe(before);
  await passBankingDay();
  expect(await depositOf('delayed')).toMatchObject({ state: 'credited', organization_id: organizationId });
  expect(await available()).toBe(before + 10_000n);
});

it('a deposit that the bank reports twice is credited once', async () => {
  const before = await available();
  await simulate('duplicate-notice');
  const events = await app.db
    .selectFrom('rails_events')
    .select('applied_at')
    .where('reference', '=', simulatedReference(organizationId, 'duplicate-notice'))
    .execute();
  expect(events).toEqual([{ applied_at: expect.any(Date) }, { applied_at: expect.any(Date) }]);
  expect(await depositOf('duplicate-notice')).toMatchObject({ state: 'credited' });
  expect(await available()).toBe(before + 10_000n);
});

it('a deposit that is recalled later is credited first, and staff decide about the recall', async () => {
  const before = await available();
  await simulate('recalled');
  expect(await depositOf('recalled')).toMatchObject({ state: 'credited', recall_code: null });
  await passBankingDay();
  expect(await depositOf('recalled')).toMatchObject({ state: 'credited', recall_code: 'FRAD' });
  expect(await available()).toBe(before + 10_000n);
  await giveBack('recalled');
  expect(await available()).toBe(before);
});

it('a planned recall comes at once when the bank is asked to recall the deposit now', async () => {
  const reference = simulatedReference(organizationId, 'now');
  await simulateDeposit(
    { app },
    { organizationId, currency: 'USD', amount: '100', intent: 'now', outcome: 'recalled' },
  );
  await app.providers.rails.simulateRecall?.(reference);
  await advanceClock(app, work, 1000);
  expect(await depositOf('now')).toMatchObject({ recall_code: 'FRAD' });
  await giveBack('now');
});

it('a held deposit waits for compliance outside the balance', async () => {
  const before = await available();
  await simulate('held');
  expect(await depositOf('held')).toMatchObject({ state: 'held', needs_review: true });
  expect(await available()).toBe(before);
  expect(await balanceOf(app.db, accounts.onHold(organizationId, 'dep'), 'USD')).toBe(10_000n);
});
