import { expect, it } from 'vitest';
import { applyRailsEvents, listInstructions } from '../rails/index.ts';
import { tradingDays } from '../test-support/trading-days.ts';
import { journalsOf } from '../test-support/trading-world.ts';
import { debitPresenting } from './debit-presenting.ts';

const trading = tradingDays();

async function payWith(accountId: string, userName?: string) {
  const sent = await trading.sendDue('2090-12-29');
  await trading.world.payAsGuest(sent, accountId, userName);
  return sent.invoice.id;
}

const paymentOf = (invoiceId: string) =>
  trading.database.db
    .selectFrom('invoice_payments')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();

const presentmentsOf = async (invoiceId: string) =>
  (await listInstructions(trading.app.db, { type: 'invoice-payment', id: (await paymentOf(invoiceId)).id })).map(
    ({ presentment, state }) => `${presentment} ${state}`,
  );

const mailsAbout = async (invoiceId: string) =>
  (
    await trading.database.db
      .selectFrom('outbox')
      .select('template')
      .where('about', '=', invoiceId)
      .where('template', 'like', 'debit-%')
      .where('template', '<>', 'debit-authorization-copy')
      .orderBy('id')
      .execute()
  ).map(({ template }) => template);

it('a debit without funds is presented again on the next banking day, and clears', async () => {
  const id = await payWith('r01-once');
  // Settled on Tuesday, returned on Thursday.
  await trading.world.goTo('2090-03-09');
  expect((await trading.world.invoice(id)).status).toBe('pending_payment_approval');
  expect(await paymentOf(id)).toMatchObject({ state: 'authorized', presentment: 2, settled_at: null });
  expect(await presentmentsOf(id)).toEqual(['1 returned']);
  expect(await mailsAbout(id)).toEqual(['debit-presented-again']);
  expect(await journalsOf(trading.app, { id })).toMatchObject({
    'debit-returned': 'Dr unsettled 100.00 / Cr bank:ach 100.00',
    'return-fee': 'Dr exp:ach_return 2.00 / Cr bank:ach 2.00',
  });

  await trading.world.goTo('2090-03-21');
  expect((await trading.world.invoice(id)).status).toBe('allocated');
  expect(await presentmentsOf(id)).toEqual(['1 returned', '2 settled']);
});

it('a debit that never has funds fails after three presentments, and both sides learn it once', async () => {
  const id = await payWith('r01');
  await trading.world.goTo('2090-04-20');
  expect(await trading.world.invoice(id)).toMatchObject({
    status: 'sent',
    lastPaymentFailure: { kind: 'returned', code: 'R01' },
  });
  expect(await presentmentsOf(id)).toEqual(['1 returned', '2 returned', '3 returned']);
  expect((await mailsAbout(id)).sort()).toEqual([
    'debit-presented-again',
    'debit-presented-again',
    'debit-returned-payer',
    'debit-returned-seller',
  ]);
});

it('late and repeated news of an earlier presentment change nothing', async () => {
  const id = await payWith('r01-once');
  await trading.world.goTo('2090-04-27');
  const before = [await paymentOf(id), await presentmentsOf(id)];
  const [first] = await listInstructions(trading.app.db, { type: 'invoice-payment', id: (await paymentOf(id)).id });
  for (const kind of ['settled', 'returned'] as const) {
    await trading.database.db
      .insertInto('rails_events')
      .values({
        provider_event_id: crypto.randomUUID(),
        reference: first?.reference ?? '',
        kind,
        code: kind === 'returned' ? 'R01' : null,
        occurred_at: await trading.app.clock.now(trading.app.db),
      })
      .execute();
  }
  expect(await applyRailsEvents(trading.app)).toBe(2);
  expect([await paymentOf(id), await presentmentsOf(id)]).toEqual(before);
});

it('several processes present a debit again once', async () => {
  const id = await payWith('r01-once');
  await trading.world.goTo('2090-05-02', 9);
  expect(await presentmentsOf(id)).toEqual(['1 returned']);
  const tomorrow = new Date((await trading.app.clock.now(trading.app.db)).getTime() + 86_400_000);
  await Promise.all(Array.from({ length: 5 }, () => debitPresenting.runDue(trading.app, tomorrow)));
  expect((await presentmentsOf(id)).map((each) => each.split(' ')[0])).toEqual(['1', '2']);
});

it('a debit is not presented again when its account was blocked meanwhile', async () => {
  const id = await payWith('r01-once', 'ann');
  await trading.world.goTo('2090-05-05', 9);
  const { present_at, debit_authorization_id, id: paymentId } = await paymentOf(id);
  expect(present_at).not.toBeNull();
  const { account_fingerprint } = await trading.database.db
    .selectFrom('debit_authorizations')
    .select('account_fingerprint')
    .where('id', '=', debit_authorization_id)
    .executeTakeFirstOrThrow();
  await trading.database.db
    .insertInto('blocked_bank_accounts')
    .values({ account_fingerprint, return_code: 'R02', payment_id: paymentId, blocked_at: new Date() })
    .execute();
  await trading.world.goTo('2090-05-12');
  expect(await trading.world.invoice(id)).toMatchObject({ status: 'sent', lastPaymentFailure: { code: 'R02' } });
  expect(await presentmentsOf(id)).toEqual(['1 returned']);
});

it('the risk tier of the authorization sets the return window', async () => {
  const id = await payWith('savings');
  const standard = await payWith('everyday', 'carla');
  await trading.world.goTo('2090-05-16');
  expect(await paymentOf(id)).toMatchObject({ risk_tier: 'consumer', window_banking_days: 5, state: 'settled' });
  expect(await paymentOf(standard)).toMatchObject({ risk_tier: 'standard', window_banking_days: 3 });
  // Settled on Monday 15 May: Thursday for a business, the Monday after for a consumer.
  await trading.world.goTo('2090-05-18');
  expect((await trading.world.invoice(standard)).status).toBe('allocated');
  expect((await trading.world.invoice(id)).status).toBe('pending_payment_approval');
  await trading.world.goTo('2090-05-22');
  expect((await trading.world.invoice(id)).status).toBe('allocated');
});

it('an account with a recent return waits longest', async () => {
  const first = await payWith('r01-once', 'dora');
  await trading.world.goTo('2090-06-02');
  expect((await trading.world.invoice(first)).status).toBe('allocated');
  const again = await payWith('r01-once', 'dora');
  expect(await paymentOf(again)).toMatchObject({ risk_tier: 'elevated', window_banking_days: 8 });
  await trading.world.goTo('2090-07-10');
});
