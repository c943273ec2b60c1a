import { type InvoiceEvent, isTransition } from '@quittance/sdk/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceClock } from './jobs/index.ts';
import { verifyLedger } from './ledger/index.ts';
import { InvoiceLife } from './test-support/invoice-lives/invoice-life.ts';
import { plan, rounds } from './test-support/invoice-lives/plan.ts';
import { expectSameFigures, expectSameStatements } from './test-support/invoice-lives/same-figures.ts';
import { expectSameSums } from './test-support/invoice-sums.ts';
import { progressOf, soakSize, soakTimeout } from './test-support/soak-size.ts';
import { testApp } from './test-support/test-app.ts';
import { testDatabase } from './test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from './test-support/trading-world.ts';
import { ledgerEvidence, work } from './work.ts';

/** They begin together and share the clock. */
const livesAtOnce = 20;
const lives = soakSize({ short: 3 * livesAtOnce, soak: 10_000 });

const dayMs = 86_400_000;
const database = testDatabase();
const app = testApp(database);
let world: TradingWorld;
let stranger: TradingWorld;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  stranger = await createTradingWorld(app);
  await world.deposit('100000');
  // Only with both addresses is there an e-invoice.
  const address = JSON.stringify({ line1: '1 Pier', city: 'Boston', country: 'US' });
  await app.db.updateTable('organizations').set({ address }).execute();
});
afterAll(async () => {
  const moves = await app.db
    .selectFrom('invoice_events')
    .select(['from_status', 'event', 'to_status'])
    .distinct()
    .whereRef('from_status', '<>', 'to_status')
    .execute();
  const isKnown = ({ from_status, event, to_status }: (typeof moves)[number]) =>
    isTransition(from_status ?? 'none', event as InvoiceEvent, to_status);
  expect(moves.filter((move) => !isKnown(move))).toEqual([]);
  expect(moves.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      'payment-failed',
      'payment-accepted',
      'released',
      'deposit-matched',
      'payment-flagged',
      'payment-denied',
      'card-authorized',
      'coins-detected',
      'sending-date-reached',
      'rejected',
      'canceled',
      'marked-paid-externally',
    ]),
  );
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
}, soakTimeout(60_000));

it(
  `${lives} random lives of invoices go as the rules say, the ledger follows each, and lists, documents and statements agree`,
  async () => {
    const tell = progressOf('lives', lives);
    let lived = 0;
    const days = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: rounds, maxLength: rounds });
    const together = fc.array(plan, { minLength: livesAtOnce, maxLength: livesAtOnce });
    await fc.assert(
      fc.asyncProperty(together, days, async (plans, pauses) => {
        const living = plans.map((planned) => new InvoiceLife({ app, world, stranger }, planned));
        for (const life of living) await life.begin();
        for (const [round, pause] of pauses.entries()) {
          for (const life of living) await life.takeStep(round);
          await expectSameSums(app.db, [await app.clock.today(app.db)]);
          await advanceClock(app, work, pause * dayMs);
          await expectSameSums(app.db, [await app.clock.today(app.db)]);
          for (const life of living) await life.checkInvariants();
        }
        for (const { id } of living) await expectSameFigures({ app, world }, id);
        await expectSameStatements({ app, world });
        lived += living.length;
        tell(lived);
      }),
      { numRuns: Math.ceil(lives / livesAtOnce), endOnFailure: true },
    );
  },
  soakTimeout(120_000),
);
