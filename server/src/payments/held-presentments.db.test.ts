import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { lockInvoice, type SentInvoice } from '../invoices/index.ts';
import { advanceClock } from '../jobs/index.ts';
import { postJournal, verifyLedger } from '../ledger/index.ts';
import { migrateAgain } from '../test-support/migrate-again.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, paymentWork, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { decidePayment } from './decide-payment.ts';
import { toPayment } from './payment.ts';
import { arrivedHeld } from './postings.ts';

const database = testDatabase();
const app = testApp(database);
const { db } = app;
const dayMs = 86_400_000;

const paymentOf = ({ invoice }: SentInvoice) =>
  db.selectFrom('invoice_payments').selectAll().where('invoice_id', '=', invoice.id).executeTakeFirstOrThrow();

async function untilState(sent: SentInvoice, state: string): Promise<void> {
  for (let days = 0; days < 15 && (await paymentOf(sent)).state !== state; days += 1)
    await advanceClock(app, paymentWork, dayMs);
  expect((await paymentOf(sent)).state).toBe(state);
}

/** The bank returns a debit for lack of funds, and it is presented again. */
async function returnForFunds(sent: SentInvoice, presentment = 2): Promise<void> {
  const { reference } = await db
    .selectFrom('rails_instructions')
    .select('reference')
    .where('owner_id', '=', (await paymentOf(sent)).id)
    .orderBy('presentment', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rails_events')
    .values({
      provider_event_id: crypto.randomUUID(),
      reference,
      kind: 'returned',
      code: 'R01',
      occurred_at: await app.clock.now(db),
    })
    .execute();
  await advanceClock(app, paymentWork, 0);
  expect(await paymentOf(sent)).toMatchObject({ state: 'authorized', presentment });
}

const monitor = ({ buyer }: TradingWorld, monitored: boolean) =>
  db
    .updateTable('organizations')
    .set({ monitored })
    .where('id', '=', buyer.organizationId ?? '')
    .execute();

const findings = async () => (await verifyLedger(db, { evidence: ledgerEvidence })).findings;

beforeAll(() => startOn(app, '2090-03-06'));

it('debits that earlier versions held and presented again are explained to the ledger check', async () => {
  const world = await createTradingWorld(app);
  const sent = await world.send({ dueDate: '2091-12-31' });
  await world.payAsGuest(sent, 'everyday', sent.invoice.id);
  await monitor(world, true);
  await untilState(sent, 'held');
  await monitor(world, false);
  const { held_at } = await paymentOf(sent);
  await returnForFunds(sent);

  await migrateAgain(database, '0219-money-from-outside-again', [
    sql`
      alter table returned_presentments drop column was_held;
      alter table invoice_payments drop column taken_back_at;
      alter table onboarding_fees drop column outages, drop column charge_again_at`,
    sql`update invoice_payments set held_at = ${held_at}`,
  ]);
  expect(await paymentOf(sent)).toMatchObject({ held_at: null, presentment: 2 });
  expect(await db.selectFrom('returned_presentments').select('was_held').execute()).toEqual([{ was_held: true }]);
  expect(await findings()).toEqual([]);
  await untilState(sent, 'cleared');
  expect(await findings()).toEqual([]);
});

it.each(['allowed', 'returned again'])(
  'a debit that earlier versions held in its second presentment, and that is %s, is explained',
  async (end) => {
    const world = await createTradingWorld(app);
    const sent = await world.send({ dueDate: '2091-12-31' });
    await world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await untilState(sent, 'settled');
    await returnForFunds(sent);
    await untilState(sent, 'settled');
    await monitor(world, true);
    // The key of the journal had no number.
    const payment = toPayment(await paymentOf(sent));
    await world.as({ kind: 'system' }, async (context) => {
      const invoice = await lockInvoice(context.db, sent.invoice.id);
      await postJournal(context.db, app.clock, arrivedHeld({ invoice, payment: { ...payment, presentment: 1 } }));
      const held = { state: 'held', held_at: await app.clock.now(context.db) } as const;
      await context.db.updateTable('invoice_payments').set(held).where('id', '=', payment.id).execute();
    });
    await monitor(world, false);
    expect(await findings()).toHaveLength(2);
    await migrateAgain(database, '0225-news-of-earlier-versions', [
      sql`alter table invoice_payments drop column unnumbered_hold`,
    ]);
    expect(await paymentOf(sent)).toMatchObject({ unnumbered_hold: 2 });
    expect(await findings()).toEqual([]);
    if (end === 'allowed') {
      await world.as({ kind: 'system' }, (context) =>
        decidePayment(context, { invoiceId: sent.invoice.id, decision: 'allow', reason: 'A test' }),
      );
    } else await returnForFunds(sent, 3);
    expect(await findings()).toEqual([]);
  },
);
