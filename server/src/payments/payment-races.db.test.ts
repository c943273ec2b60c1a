import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockInvoice } from '../invoices/index.ts';
import { applyRailsEvents, fetchRailsEvents, railsSubmission } from '../rails/index.ts';
import { tradingDays } from '../test-support/trading-days.ts';
import { createTradingWorld, expectInvariants } from '../test-support/trading-world.ts';

const trading = tradingDays({ poolSize: 60, deposit: '10000' });

const countFulfilled = (results: readonly PromiseSettledResult<unknown>[]): number =>
  results.filter(({ status }) => status === 'fulfilled').length;

const codesOf = (results: readonly PromiseSettledResult<unknown>[]): Set<unknown> =>
  new Set(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : [])));

it('accepts exactly one of 50 parallel payments of an invoice, and debits its amount once', async () => {
  const { invoice } = await trading.sendDue('2090-06-30');
  const before = Number(await trading.world.balanceOf(trading.world.buyer));
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => trading.world.payFromBalance(invoice)));

  expect(countFulfilled(results)).toBe(1);
  expect(codesOf(results)).toEqual(new Set(['InvoiceStateError']));
  expect(Number(await trading.world.balanceOf(trading.world.buyer))).toBe(before - 100);
});

it('pays as many of 50 parallel invoices as one balance covers', async () => {
  const poor = await createTradingWorld(trading.app);
  await poor.deposit('700');
  const sent = [];
  for (let index = 0; index < 50; index += 1) sent.push(await poor.send({ dueDate: '2090-06-30' }));
  const results = await Promise.allSettled(sent.map(({ invoice }) => poor.payFromBalance(invoice)));

  expect(countFulfilled(results)).toBe(7);
  expect(codesOf(results)).toEqual(new Set(['InsufficientFundsError']));
  expect(await poor.balanceOf(poor.buyer)).toBe('0.00');
  for (const { invoice } of sent) await expectInvariants(trading.app, invoice.id);
});

it('lets either the balance or the guest’s debit pay, never both', async () => {
  const sent = await trading.sendDue('2090-06-30');
  const results = await Promise.allSettled([
    trading.world.payFromBalance(sent.invoice),
    trading.world.payAsGuest(sent, 'everyday'),
    trading.world.payFromBalance(sent.invoice),
    trading.world.payAsGuest(sent, 'everyday'),
  ]);
  expect(countFulfilled(results)).toBe(1);
  const payments = await trading.database.db
    .selectFrom('invoice_payments')
    .select('id')
    .where('invoice_id', '=', sent.invoice.id)
    .execute();
  expect(payments).toHaveLength(1);
});

it('orders a payment and a concurrent return: a payment before it is refused, one after it accepted', async () => {
  const sent = await trading.sendDue('2090-06-30');
  await trading.world.payAsGuest(sent, 'r02');
  await trading.world.goTo('2090-03-09', 8);
  await fetchRailsEvents(trading.app, new Date((await trading.app.clock.now(trading.app.db)).getTime() + 3_600_000));
  const [paid] = await Promise.allSettled([trading.world.payFromBalance(sent.invoice), applyRailsEvents(trading.app)]);
  const invoice = await trading.world.invoice(sent.invoice.id);
  expect(invoice.status).toBe(paid.status === 'fulfilled' ? 'allocated' : 'sent');
  if (paid.status === 'rejected') expect(paid.reason.code).toBe('InvoicePaymentProcessingError');
});

it('books an event once when several processes apply it at the same time', async () => {
  const sent = await trading.sendDue('2090-06-30');
  await trading.world.payAsGuest(sent, 'everyday');
  while ((await railsSubmission.drain(trading.app)) > 0);
  const tomorrow = new Date((await trading.app.clock.now(trading.app.db)).getTime() + 2 * 86_400_000);
  await Promise.all(Array.from({ length: 5 }, () => fetchRailsEvents(trading.app, tomorrow)));
  const applied = await Promise.all(Array.from({ length: 5 }, () => applyRailsEvents(trading.app)));
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(1);
});

it('submits a debit once when several processes drain the outbox at the same time', async () => {
  const sent = await trading.sendDue('2090-06-30');
  await trading.world.payAsGuest(sent, 'everyday');
  await Promise.all(Array.from({ length: 5 }, () => railsSubmission.drain(trading.app)));
  const submissions = await trading.database.db
    .selectFrom('rails_instructions')
    .innerJoin('invoice_payments', 'invoice_payments.id', 'rails_instructions.owner_id')
    .select(['rails_instructions.state', 'rails_instructions.attempts'])
    .where('invoice_payments.invoice_id', '=', sent.invoice.id)
    .execute();
  expect(submissions).toEqual([{ state: 'accepted', attempts: 1 }]);
});

it('numbers a seller’s invoices without a gap, however many are sent at once and however many fail', async () => {
  const world = await createTradingWorld(trading.app);
  const attempts = Array.from({ length: 20 }, (_, index) =>
    world.send({ dueDate: index % 4 === 0 ? '2021-01-01' : '2090-06-30' }),
  );
  const numbers = (await Promise.allSettled(attempts))
    .flatMap((result) => (result.status === 'fulfilled' ? [result.value.invoice.number] : []))
    .sort();
  expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => `INV-${String(index + 1).padStart(6, '0')}`));
});

it('locks an invoice during an operation', async () => {
  const { invoice } = await trading.sendDue('2090-06-30');
  let isFree = false;
  const first = trading.world.as(trading.world.seller, async ({ db }) => {
    await lockInvoice(db, invoice.id);
    const second = trading.world.payFromBalance(invoice).then((paid) => ({ paid, cameLater: isFree }));
    await expect.poll(waitingForLocks).toBe(1);
    isFree = true;
    return { second };
  });
  expect((await (await first).second).cameLater).toBe(true);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(trading.database.db);
  return rows[0]?.count ?? 0;
}
