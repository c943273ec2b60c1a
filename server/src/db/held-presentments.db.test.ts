import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { SentInvoice } from '../invoices/index.ts';
import { advanceClock } from '../jobs/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, paymentWork, startOn } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { connect } from './connect.ts';
import { up } from './migrations/0219-money-from-outside-again.ts';

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
async function returnForFunds(sent: SentInvoice): Promise<void> {
  const { reference } = await db
    .selectFrom('rails_instructions')
    .select('reference')
    .where('owner_id', '=', (await paymentOf(sent)).id)
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
  expect(await paymentOf(sent)).toMatchObject({ state: 'authorized', presentment: 2 });
}

it('debits that earlier versions held and presented again are explained to the ledger check', async () => {
  await startOn(app, '2090-03-06');
  const world = await createTradingWorld(app);
  const sent = await world.send({ dueDate: '2091-12-31' });
  await world.payAsGuest(sent, 'everyday', sent.invoice.id);
  const monitor = (monitored: boolean) =>
    db
      .updateTable('organizations')
      .set({ monitored })
      .where('id', '=', world.buyer.organizationId ?? '')
      .execute();
  await monitor(true);
  await untilState(sent, 'held');
  await monitor(false);
  const { held_at } = await paymentOf(sent);
  await returnForFunds(sent);

  const owner = connect(database.ownerUrl);
  try {
    await sql`
      alter table returned_presentments drop column was_held;
      alter table invoice_payments drop column taken_back_at;
      alter table onboarding_fees drop column outages, drop column charge_again_at`.execute(owner.db);
    await sql`update invoice_payments set held_at = ${held_at}`.execute(owner.db);
    await up(owner.db as unknown as Kysely<unknown>);
  } finally {
    await owner.close();
  }
  expect(await paymentOf(sent)).toMatchObject({ held_at: null, presentment: 2 });
  expect(await db.selectFrom('returned_presentments').select('was_held').execute()).toEqual([{ was_held: true }]);
  expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
  await untilState(sent, 'cleared');
  expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
});
