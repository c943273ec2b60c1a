import { afterEach, expect, it, vi } from 'vitest';
import { doDueWork } from '../jobs/index.ts';
import { asOwner } from '../ledger/ledger-fixtures.ts';
import { applyRailsEvents, fetchRailsEvents, railsSubmission } from '../rails/index.ts';
import { tradingDays } from '../test-support/trading-days.ts';
import { journalsOf, paymentWork } from '../test-support/trading-world.ts';

const trading = tradingDays();

afterEach(() => {
  vi.restoreAllMocks();
});

async function payByDebit() {
  return await trading.world.payAsGuest(await trading.sendDue('2090-09-30'), 'everyday');
}

const traceNumberOf = async (invoiceId: string): Promise<string | null> => {
  const row = await trading.database.db
    .selectFrom('rails_instructions')
    .innerJoin('invoice_payments', 'invoice_payments.id', 'rails_instructions.owner_id')
    .select('rails_instructions.bank_reference')
    .where('invoice_payments.invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return row.bank_reference;
};

it('stores the trace number of an answer that arrives after an event', async () => {
  const { id } = await payByDebit();
  const { submit } = trading.app.providers.rails;
  const inThreeDays = new Date((await trading.app.clock.now(trading.app.db)).getTime() + 3 * 86_400_000);
  vi.spyOn(trading.app.providers.rails, 'submit').mockImplementationOnce(async (order) => {
    const decision = await submit(order);
    await fetchRailsEvents(trading.app, inThreeDays);
    await applyRailsEvents(trading.app);
    expect(await traceNumberOf(id)).toBeNull();
    return decision;
  });
  await railsSubmission.drain(trading.app);
  expect(await traceNumberOf(id)).toMatch(/^\d{15}$/);
  expect(await journalsOf(trading.app, { id })).toHaveProperty('debit-settled');
});

it('polls a bank that can’t predict events, each time due work is checked', async () => {
  const { id } = await payByDebit();
  vi.spyOn(trading.app.providers.rails, 'nextEventAt').mockResolvedValue(null);
  await trading.world.goTo('2090-03-07');
  expect(await journalsOf(trading.app, { id })).not.toHaveProperty('debit-settled');

  const listEvents = vi
    .spyOn(trading.app.providers.rails, 'listEvents')
    .mockRejectedValueOnce(new Error('The bank is down.'));
  await doDueWork(trading.app, paymentWork);
  expect(await journalsOf(trading.app, { id })).not.toHaveProperty('debit-settled');
  await doDueWork(trading.app, paymentWork);
  expect(await journalsOf(trading.app, { id })).toHaveProperty('debit-settled');

  listEvents.mockClear();
  await doDueWork(trading.app, paymentWork);
  expect(listEvents).toHaveBeenCalledTimes(1);
});

/** Makes the bank report an event for the only debit of an invoice, besides the sandbox bank's own events. */
async function bankSays(invoiceId: string, event: { kind: 'settled' } | { kind: 'returned'; returnCode: string }) {
  const { reference } = await trading.database.db
    .selectFrom('rails_instructions')
    .innerJoin('invoice_payments', 'invoice_payments.id', 'rails_instructions.owner_id')
    .select('reference')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const occurredAt = await trading.app.clock.now(trading.app.db);
  await trading.database.db
    .insertInto('rails_events')
    .values({
      provider_event_id: crypto.randomUUID(),
      reference,
      kind: event.kind,
      code: event.kind === 'returned' ? event.returnCode : null,
      fee_minor: event.kind === 'returned' ? '200' : null,
      occurred_at: occurredAt,
    })
    .execute();
}

it('clears no debit while an event of it could not be applied', async () => {
  const { id } = await payByDebit();
  await trading.world.goTo('2090-03-08');
  expect(await journalsOf(trading.app, { id })).toHaveProperty('debit-settled');
  await bankSays(id, { kind: 'returned', returnCode: 'R08' });
  await asOwner(trading.database.ownerUrl, async (client) => {
    await client.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`);
    await client.query('create trigger fail before update on rails_events for each row execute function fail()');
  });
  await trading.world.goTo('2090-03-20');
  expect((await trading.world.invoice(id)).status).toBe('pending_payment_approval');
  await asOwner(trading.database.ownerUrl, (client) => client.query('drop function fail cascade'));
  await trading.world.goTo('2090-03-21');
  expect(await trading.world.invoice(id)).toMatchObject({
    status: 'sent',
    lastPaymentFailure: { kind: 'returned', code: 'R08' },
  });
  expect(await journalsOf(trading.app, { id })).not.toHaveProperty('debit-cleared');
});

it('keeps the money of a refused but settled debit in suspense, and returns it from there', async () => {
  vi.spyOn(trading.app.providers.rails, 'submit').mockResolvedValueOnce({ outcome: 'refused', code: 'R13' });
  const { id } = await payByDebit();
  await railsSubmission.drain(trading.app);
  expect((await trading.world.invoice(id)).status).toBe('sent');

  await bankSays(id, { kind: 'settled' });
  await applyRailsEvents(trading.app);
  expect(await journalsOf(trading.app, { id })).toMatchObject({
    'debit-suspended': 'Dr bank:ach 100.00 / Cr suspense:in 100.00',
  });
  expect((await trading.world.invoice(id)).status).toBe('sent');

  await bankSays(id, { kind: 'returned', returnCode: 'R10' });
  await applyRailsEvents(trading.app);
  expect(await journalsOf(trading.app, { id })).toMatchObject({
    'suspended-debit-returned': 'Dr suspense:in 100.00 / Cr bank:ach 100.00',
    'return-fee': 'Dr exp:ach_return 2.00 / Cr bank:ach 2.00',
  });
});

it('clears a debit although the card processor is down', async () => {
  const { id } = await payByDebit();
  vi.spyOn(trading.app.providers.cardProcessor, 'listEvents').mockRejectedValue(new Error('The processor is down.'));
  await trading.world.goTo((await trading.app.clock.today(trading.app.db)).replace(/..$/, '28'));
  expect(await journalsOf(trading.app, { id })).toHaveProperty('debit-cleared');
});
