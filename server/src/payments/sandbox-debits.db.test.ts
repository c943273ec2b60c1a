import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listInstructions, railsSubmission } from '../rails/index.ts';
import { tradingDays } from '../test-support/trading-days.ts';
import { journalsOf } from '../test-support/trading-world.ts';

const trading = tradingDays();

async function payWith(accountId: string, userName?: string) {
  const sent = await trading.sendDue('2090-12-29');
  await trading.world.payAsGuest(sent, accountId, userName);
  return sent.invoice.id;
}

const presentmentsOf = async (invoiceId: string) => {
  const { id } = await trading.database.db
    .selectFrom('invoice_payments')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return (await listInstructions(trading.app.db, { type: 'invoice-payment', id })).map(
    ({ presentment, state }) => `${presentment} ${state}`,
  );
};

it('uncollected funds (R09) are presented again like missing ones', async () => {
  const [once, always] = [await payWith('r09-once'), await payWith('r09', 'uncollected')];
  await trading.world.goTo('2090-04-10');
  expect((await trading.world.invoice(once)).status).toBe('allocated');
  expect(await presentmentsOf(once)).toEqual(['1 returned', '2 settled']);
  expect(await trading.world.invoice(always)).toMatchObject({
    status: 'sent',
    lastPaymentFailure: { kind: 'returned', code: 'R09' },
  });
  expect(await presentmentsOf(always)).toEqual(['1 returned', '2 returned', '3 returned']);
  // The account itself is in order.
  await payWith('r09', 'uncollected');
});

it.each([
  { code: 'R04', by: '2090-04-20' },
  { code: 'R16', by: '2090-04-27' },
  { code: 'R20', by: '2090-05-04' },
  { code: 'R05', by: '2090-06-20' },
] as const)('an account whose bank returns $code is not debited again', async ({ code, by }) => {
  const id = await payWith(code.toLowerCase(), code);
  await trading.world.goTo(by);
  expect(await trading.world.invoice(id)).toMatchObject({
    status: 'sent',
    lastPaymentFailure: { code, kind: 'returned' },
  });
  expect(await presentmentsOf(id)).toEqual(['1 returned']);
  await expect(payWith(code.toLowerCase(), code)).rejects.toMatchObject({ code: 'BankAccountBlockedError' });
  // Another customer of that bank is not affected.
  await payWith(code.toLowerCase(), `${code}-other`);
});

it('a stopped payment (R08) fails, but its account may pay again', async () => {
  const id = await payWith('r08', 'stops');
  await trading.world.goTo('2090-06-30');
  expect(await trading.world.invoice(id)).toMatchObject({ status: 'sent', lastPaymentFailure: { code: 'R08' } });
  await payWith('r08', 'stops');
});

it('a debit that the other bank rejects moves no money', async () => {
  const id = await payWith('rejected');
  await trading.world.goTo('2090-07-07');
  expect(await trading.world.invoice(id)).toMatchObject({ status: 'sent', lastPaymentFailure: { code: 'R03' } });
  expect(await journalsOf(trading.app, { id })).not.toHaveProperty('debit-settled');
  expect(await presentmentsOf(id)).toEqual(['1 rejected']);
});

it('a slow debit is on its way until it settles', async () => {
  const id = await payWith('slow');
  // Friday the 7th; usual debits settle on Monday, this one four banking days later.
  await trading.world.goTo('2090-07-13');
  expect(await journalsOf(trading.app, { id })).not.toHaveProperty('debit-settled');
  await trading.world.goTo('2090-07-22');
  expect((await trading.world.invoice(id)).status).toBe('allocated');
});

it('a debit whose news come twice, the return before the settlement, is returned once', async () => {
  const id = await payWith('disordered');
  await trading.world.goTo('2090-08-03');
  expect(await trading.world.invoice(id)).toMatchObject({ status: 'sent', lastPaymentFailure: { code: 'R02' } });
  const { rows } = await sql<{ code: string; total: string }>`
    select a.code, sum(case when l.direction = 'debit' then l.amount else -l.amount end)::text as total
    from ledger_lines l join ledger_accounts a on a.id = l.account_id join ledger_journals j on j.id = l.journal_id
    where j.invoice_id = ${id} and l.is_posted and a.code in ('bank:ach', 'due:ach', 'exp:ach_return')
    group by a.code order by a.code`.execute(trading.database.db);
  expect(Object.fromEntries(rows.map(({ code, total }) => [code, total]))).toEqual({
    'bank:ach': '-200',
    'due:ach': '0',
    'exp:ach_return': '200',
  });
});

it('a debit is submitted once, after a passing outage', async () => {
  const id = await payWith('unreachable-at-first');
  const attempt = async () => {
    await trading.database.db
      .updateTable('rails_instructions')
      .set({ next_attempt_at: new Date(0) })
      .execute();
    await railsSubmission.drain(trading.app);
    return await presentmentsOf(id);
  };
  expect(await attempt()).toEqual(['1 unknown']);
  expect(await attempt()).toEqual(['1 unknown']);
  expect(await attempt()).toEqual(['1 accepted']);
  await trading.world.goTo('2090-08-20');
  expect((await trading.world.invoice(id)).status).toBe('allocated');
  expect(await presentmentsOf(id)).toEqual(['1 settled']);
});
