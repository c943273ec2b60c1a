import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { connect } from '../db/index.ts';
import { send, testHttpApp } from '../http/testing/test-http-app.ts';
import type { SentInvoice } from '../invoices/index.ts';
import { Admission } from '../kernel/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, type TradingWorld } from '../test-support/trading-world.ts';
import { handler as payInvoice } from './pay-invoice.handler.ts';

const burst = 60;
const database = testDatabase();
const app = testApp(database);
const sent: SentInvoice[] = [];
let world: TradingWorld;

beforeAll(async () => {
  world = await createTradingWorld(app);
  await world.deposit('10000');
  const dueDate = await app.clock.today(app.db);
  for (let count = 0; count < burst; count += 1) sent.push(await world.send({ dueDate }));
});

/** A server with a small pool, signed in as the buyer's owner. */
function serverWith(limits: { readonly perKey: number; readonly total: number }) {
  const { db, pool, close } = connect(database.appUrl, { poolSize: 8 });
  const admission = new Admission({ ...limits, queueLimit: burst, totalQueueLimit: burst, deadlineMs: 60_000 });
  const http = testHttpApp({
    db,
    admission,
    handlers: { payInvoice, getMe: () => ({}) } as never,
    ports: { authentication: { readSession: async () => world.buyer, findApiKey: async () => null } },
  });
  const as = { as: 'owner', userId: world.buyer.userId } as const;
  const pay = ({ invoice }: SentInvoice) =>
    send(http, 'POST', '/invoices/pay', {
      ...as,
      body: { invoiceId: invoice.id },
      headers: { 'otp-code': '123456', 'idempotency-key': invoice.id },
    });
  return { admission, pool, close, pay, getMe: () => send(http, 'GET', '/me', as) };
}

it('60 simultaneous payments to one seller all succeed, and leave connections for others', async () => {
  const { admission, pool, close, pay, getMe } = serverWith({ perKey: 4, total: 6 });
  const { promise: release, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const owner = connect(database.ownerUrl);
  const holding = owner.db.transaction().execute(async (transaction) => {
    await sql`select from ledger_balances for update`.execute(transaction);
    isHeld();
    await release;
  });
  await held;
  const payments = sent.map(pay);
  await expect.poll(() => [admission.running, admission.waiting]).toEqual([4, burst - 4]);
  expect((await getMe()).status).toBe(200);
  expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 4]);

  letGo();
  await holding;
  await owner.close();
  const answers = await Promise.all(payments);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([admission.running, admission.waiting]).toEqual([0, 0]);
  await close();
});
