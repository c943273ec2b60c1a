import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { applyRailsEvents, fetchRailsEvents, railsSubmission } from '../rails/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { tradingDays } from '../test-support/trading-days.ts';
import { journalsOf } from '../test-support/trading-world.ts';

const trading = tradingDays();

afterEach(() => {
  vi.restoreAllMocks();
});

async function payWith(accountId: string) {
  return await trading.world.payAsGuest(await trading.sendDue('2090-09-30'), accountId);
}

/** Runs one attempt without waiting for its time. */
async function attempt(): Promise<number> {
  await trading.database.db.updateTable('rails_instructions').set({ next_attempt_at: sql<Date>`now()` }).execute();
  return await railsSubmission.drain(trading.app);
}

const submission = (invoiceId: string) =>
  trading.database.db
    .selectFrom('rails_instructions')
    .innerJoin('invoice_payments', 'invoice_payments.id', 'rails_instructions.owner_id')
    .select(['rails_instructions.state', 'rails_instructions.reference', 'rails_instructions.attempts'])
    .where('invoice_payments.invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();

it('asks the bank about a debit whose answer was lost, and does not submit it again', async () => {
  const { id } = await payWith('answers-too-late');
  const submit = vi.spyOn(trading.app.providers.rails, 'submit');
  await attempt();
  expect(await submission(id)).toMatchObject({ state: 'unknown' });
  await attempt();
  expect(await submission(id)).toMatchObject({ state: 'accepted' });
  expect(submit).toHaveBeenCalledTimes(1);
});

it('asks the bank about a debit that a dead process was submitting', async () => {
  const { id } = await payWith('everyday');
  const { reference } = await submission(id);
  const { submit } = trading.app.providers.rails;
  const died = vi.spyOn(trading.app.providers.rails, 'submit').mockImplementationOnce(async (order) => {
    await submit(order);
    throw new Error('The process died here.');
  });
  await attempt();
  await attempt();
  expect(await submission(id)).toMatchObject({ state: 'accepted', reference });
  expect(died).toHaveBeenCalledTimes(1);
});

it('cancels a debit when the bank can’t be reached, and reopens the invoice', async () => {
  const { id } = await payWith('unreachable');
  for (let attempts = 1; attempts <= 3; attempts += 1) {
    await attempt();
    expect(await submission(id)).toMatchObject({ state: 'unknown', attempts });
    expect((await trading.world.invoice(id)).status).toBe('pending_payment_approval');
  }
  await attempt();
  expect(await submission(id)).toMatchObject({ state: 'refused' });
  expect(await trading.world.invoice(id)).toMatchObject({
    status: 'sent',
    lastPaymentFailure: { kind: 'refused', code: 'provider_unavailable' },
  });
  const mails = await trading.app.db.selectFrom('outbox').select('template').where('about', '=', id).execute();
  const failures = mails.map(({ template }) => template).filter((template) => /^debit-re(fused|turned)/.test(template));
  expect(failures.sort()).toEqual(['debit-refused-payer', 'debit-refused-seller']);
  expect(await journalsOf(trading.app, { id })).not.toHaveProperty('debit-submitted');
});

it('cancels a debit with an unreadable account token, but first asks about one that the bank may have', async () => {
  const otherKey = testApp(trading.database, { dataKey: Buffer.alloc(32, 7) });
  const attemptWithOtherKey = async () => {
    await trading.database.db.updateTable('rails_instructions').set({ next_attempt_at: sql<Date>`now()` }).execute();
    return await railsSubmission.drain(otherKey);
  };
  const { id: taken } = await payWith('answers-too-late');
  await attempt();
  await attemptWithOtherKey();
  expect(await submission(taken)).toMatchObject({ state: 'accepted' });

  const { id } = await payWith('everyday');
  for (let attempts = 1; attempts <= 3; attempts += 1) {
    await attemptWithOtherKey();
    expect(await submission(id)).toMatchObject({ state: 'unknown', attempts });
  }
  await attemptWithOtherKey();
  expect(await submission(id)).toMatchObject({ state: 'refused' });
  expect((await trading.world.invoice(id)).status).toBe('sent');
});

it('treats an event that arrives before the bank’s answer as proof of acceptance', async () => {
  const { id } = await payWith('answers-too-late');
  await attempt();
  const inThreeDays = new Date((await trading.app.clock.now(trading.app.db)).getTime() + 3 * 86_400_000);
  await fetchRailsEvents(trading.app, inThreeDays);
  await applyRailsEvents(trading.app);
  expect(await submission(id)).toMatchObject({ state: 'settled' });
  expect(await journalsOf(trading.app, { id })).toMatchObject({
    'debit-submitted': 'Dr due:ach 100.00 / Cr unsettled 100.00',
    'debit-settled': 'Dr bank:ach 100.00 / Cr due:ach 100.00',
  });
});

it.each([
  { order: 'settlement first', kinds: ['settled', 'returned'] as const },
  { order: 'return first', kinds: ['returned', 'settled'] as const },
])('ends in the same balances whatever the order and repetition of events: $order', async ({ kinds }) => {
  const { id } = await payWith('r02');
  await attempt();
  const { reference } = await submission(id);
  // Keeps the sandbox bank's own deliveries out of this test.
  await trading.app.providers.rails.acknowledge(
    (await trading.app.providers.rails.listEvents(new Date('2091-01-01'))).map(
      ({ providerEventId }) => providerEventId,
    ),
  );
  for (const kind of [...kinds, ...kinds]) {
    await trading.database.db
      .insertInto('rails_events')
      .values({
        provider_event_id: `${reference}:${kind}`,
        reference,
        kind,
        code: kind === 'returned' ? 'R02' : null,
        fee_minor: kind === 'returned' ? 200n : null,
        occurred_at: await trading.app.clock.now(trading.app.db),
      })
      .onConflict((conflict) => conflict.column('provider_event_id').doNothing())
      .execute();
    await applyRailsEvents(trading.app);
  }
  expect((await trading.world.invoice(id)).status).toBe('sent');
  const { rows } = await sql<{ code: string; total: string }>`
    select a.code, sum(case when l.direction = 'debit' then l.amount else -l.amount end) as total
    from ledger_lines l
    join ledger_accounts a on a.id = l.account_id
    join ledger_journals j on j.id = l.journal_id
    where j.invoice_id = ${id} and l.is_posted and a.code in ('bank:ach', 'due:ach', 'exp:ach_return')
    group by a.code order by a.code`.execute(trading.database.db);
  const left = Object.fromEntries(rows.map(({ code, total }) => [code, Number(total)]));
  expect(left['bank:ach']).toBe(-200);
  expect(left['due:ach'] ?? 0).toBe(0);
  expect(left['exp:ach_return']).toBe(200);
});

it('closes no return window while the bank can’t be reached', async () => {
  const { id } = await payWith('everyday');
  await trading.world.goTo('2090-03-07', 9);
  vi.spyOn(trading.app.providers.rails, 'listEvents').mockRejectedValue(new Error('The bank is down.'));
  await trading.world.goTo('2090-03-20');
  expect((await trading.world.invoice(id)).status).toBe('pending_payment_approval');
  vi.restoreAllMocks();
  await trading.world.goTo('2090-03-21');
  expect((await trading.world.invoice(id)).status).toBe('allocated');
});
