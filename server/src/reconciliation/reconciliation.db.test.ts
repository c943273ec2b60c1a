import { addDays, type BusinessDate } from '@quittance/sdk/time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SignedInStaff, signInNewStaff } from '../identity/staff-fixtures.ts';
import { advanceClock } from '../jobs/index.ts';
import { Refusal } from '../kernel/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { soakSize, soakTimeout } from '../test-support/soak-size.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { type Company, deposit, newBusiness, newRecipient, send, sendOut } from '../transfers/transfers-fixtures.ts';
import { ledgerEvidence, work } from '../work.ts';
import { bankReconciling, reconcileDay } from './bank-reconciling.ts';
import { sidesOf } from './compare-with-bank.ts';
import { listReconciliations } from './index.ts';

vi.setConfig({ testTimeout: soakTimeout(240_000) });

const database = testDatabase();
const backOffice = testServer(database, { surface: 'admin' });
const { app } = backOffice;
const rounds = soakSize({ short: 1, soak: 200 });
const dayMs = 86_400_000;
let world: TradingWorld;
let own: Company;
let finance: SignedInStaff;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  own = await newBusiness(app);
  finance = await signInNewStaff(backOffice, 'finance');
});
afterAll(async () => expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]));

const passDay = async () => {
  await advanceClock(app, work, dayMs);
  await bankReconciling.run(app);
};
const today = () => app.clock.today(app.db);
const days = async (currency = 'USD') =>
  (await listReconciliations(app.db, { limit: 100 })).items.filter((day) => day.currency === currency);
const latest = async (currency = 'USD') => (await days(currency))[0];

/** A movement in the bank's books that it reports to nobody. Below 0: money that left. */
const moveByItself = async (amountMinor: bigint, reference: string) => {
  const now = await app.clock.now(app.db);
  await app.db
    .insertInto('sandbox_rails_events')
    .values({
      provider_event_id: `${reference}:incoming`,
      reference,
      kind: 'incoming',
      code: null,
      fee_minor: null,
      credit: JSON.stringify({ currency: 'USD', rail: 'wire', amountMinor: String(amountMinor) }),
      occurred_at: now,
      deliver_at: now,
      deliveries_left: 0,
    })
    .execute();
};

const amount = fc.integer({ min: 100, max: 50_000 }).map((cents) => (cents / 100).toFixed(2));
const currency = fc.constantFrom('USD', 'EUR');
const command = fc.oneof(
  fc.record({ does: fc.constant('deposit' as const), currency, amount }),
  fc.record({ does: fc.constant('convert' as const), currency, amount }),
  fc.record({ does: fc.constant('between' as const), amount }),
  fc.record({
    does: fc.constant('withdraw' as const),
    amount,
    // Without the bank that reports a settlement days later, which is a difference until then.
    digits: fc.constantFrom('', '990013', '990003', '990002', '990005', '990004', '990098'),
  }),
  fc.record({
    does: fc.constant('debit' as const),
    account: fc.constantFrom('everyday', 'r01', 'r01-once', 'r03', 'r10', 'refuses', 'answers-too-late'),
  }),
  fc.record({ does: fc.constant('card' as const) }),
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

async function execute(done: Command): Promise<unknown> {
  switch (done.does) {
    case 'deposit':
      return await deposit(app, own, done.amount, done.currency);
    case 'convert':
      return await send(app, own, {
        fromCurrency: done.currency,
        toCurrency: done.currency === 'USD' ? 'EUR' : 'USD',
        amount: done.amount,
      });
    case 'between':
      return await send(app, own, { toCurrency: 'USD', toAccountType: 'smart', amount: done.amount });
    case 'withdraw':
      return await sendOut(app, own, {
        amount: done.amount,
        externalAccountId: await newRecipient(app, own, done.digits),
      });
    case 'debit':
      return await world.payAsGuest(await world.send({ dueDate: addDays(await today(), 3) }), done.account);
    case 'card':
      return await world.payByCard(await world.send({ dueDate: addDays(await today(), 3) }));
  }
}

it(`matches on every day of ${rounds} histories of random money movements`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(command, { maxLength: 4 }), { minLength: 6, maxLength: 9 }), async (history) => {
      for (const unit of ['USD', 'EUR']) await deposit(app, own, '5000.00', unit);
      for (const commands of history) {
        for (const each of commands) {
          await execute(each).catch((error: unknown) => {
            if (!(error instanceof Refusal) && (error as { code?: string }).code !== 'InsufficientFundsError')
              throw error;
          });
        }
        await passDay();
      }
      for (const unit of ['USD', 'EUR']) {
        const compared = await days(unit);
        expect(compared.length, unit).toBeGreaterThan(2);
        expect(compared.filter(({ state }) => state !== 'matched')).toEqual([]);
      }
    }),
    { numRuns: rounds, endOnFailure: true },
  );
});

it('finds what the bank moved without an order, with its size, and says on later days that it is not new', async () => {
  await moveByItself(-2_512n, 'fee-of-the-bank');
  await passDay();
  await advanceClock(app, work, 3 * dayMs);
  await bankReconciling.run(app);
  const [later, ...earlier] = await days();
  const first = earlier.findLast(({ state }) => state === 'difference') ?? later;
  expect(first).toMatchObject({
    difference: { $numberDecimal: '-25.12' },
    newDifference: { $numberDecimal: '-25.12' },
  });
  expect(later).toMatchObject({
    state: 'difference',
    difference: { $numberDecimal: '-25.12' },
    newDifference: { $numberDecimal: '0.00' },
  });
  expect(await latest('EUR')).toMatchObject({ state: 'matched' });
  // The bank gives it back.
  await moveByItself(2_512n, 'fee-given-back');
  await advanceClock(app, work, 4 * dayMs);
  await bankReconciling.run(app);
  expect(await latest()).toMatchObject({ state: 'matched' });
  const matchedAgain = (await days()).find(({ newDifference }) => newDifference?.$numberDecimal === '25.12');
  expect(matchedAgain).toMatchObject({ state: 'matched' });
});

it('counts what the bank had moved although we learn of it only later', async () => {
  await deposit(app, own, '900.00');
  await sendOut(app, own, { amount: '500.00', externalAccountId: await newRecipient(app, own, '990096') });
  const states: string[] = [];
  for (let day = 0; day < 12; day += 1) {
    await passDay();
    states.push((await latest())?.state ?? '');
  }
  expect(states).toContain('difference');
  // Its settlement and its return cancel each other out, however late the bank reports them.
  expect(states.at(-1)).toBe('matched');
});

it('explains a deposit that its bank took back, and that is still credited', async () => {
  const before = (await latest())?.difference;
  await deposit(app, own, '77.00');
  const { bank_reference, id } = await app.db
    .selectFrom('deposits')
    .select(['bank_reference', 'id'])
    .where('amount_minor', '=', '7700')
    .executeTakeFirstOrThrow();
  await passDay();
  await app.providers.rails.simulateRecall?.(bank_reference);
  await advanceClock(app, work, 3 * dayMs);
  await bankReconciling.run(app);
  const { state } = await app.db.selectFrom('deposits').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  expect(state).toBe('credited');
  expect((await latest())?.difference).toEqual(before);
});

it('has a side for every kind of account of the cash book', async () => {
  const { rows } = await sql<{ prefix: string }>`
    select prefix from ledger_account_kinds where book = 'cash'`.execute(app.db);
  expect(rows.length).toBeGreaterThan(15);
  for (const { prefix } of rows) expect(() => sidesOf([{ account: prefix, creditMinor: 1n }]), prefix).not.toThrow();
});

it('compares each day once, even if two do it at the same time', async () => {
  const date = await lastComparable();
  await Promise.all([1, 2, 3].map(() => reconcileDay(app, date)));
  const rows = await app.db
    .selectFrom('bank_reconciliations')
    .selectAll()
    .where('business_date', '=', date)
    .where('currency', '=', 'USD')
    .execute();
  expect(rows).toHaveLength(1);
  const audits = await app.db
    .selectFrom('audit_events')
    .select('id')
    .where('action', '=', 'bank-reconciliation.compared')
    .where('object_id', '=', rows[0]?.id ?? '')
    .execute();
  expect(audits).toHaveLength(1);
  await moveByItself(1n, 'too-late-for-the-day');
  await reconcileDay(app, date);
  expect(
    await app.db
      .selectFrom('bank_reconciliations')
      .selectAll()
      .where('id', '=', rows[0]?.id ?? '')
      .execute(),
  ).toEqual(rows);
  await moveByItself(-1n, 'and-back');
});

/** Moves on to the end of a banking day that nobody has compared yet. */
async function lastComparable(): Promise<BusinessDate> {
  await advanceClock(app, work, 7 * dayMs);
  return addDays(await today(), -1);
}

const list = (query = '', { id, client } = finance) => client.request(`/api/${id}/admin/bank-reconciliations?${query}`);

it('is listed for finance newest first, by state and page by page, and read with its parts', async () => {
  await bankReconciling.run(app);
  interface Page {
    readonly items: readonly {
      readonly reconciliationId: string;
      readonly businessDate: string;
      readonly state: string;
    }[];
    readonly nextCursor: string | null;
  }
  const first = dataOf<Page>(await list('limit=3'));
  const second = dataOf<Page>(await list(`limit=3&cursor=${encodeURIComponent(first.nextCursor ?? '')}`));
  const read = [...first.items, ...second.items];
  expect(new Set(read.map(({ reconciliationId }) => reconciliationId)).size).toBe(6);
  expect(read.map(({ businessDate }) => businessDate)).toEqual(
    read.map(({ businessDate }) => businessDate).sort((one, other) => (one < other ? 1 : -1)),
  );
  const different = dataOf<Page>(await list('state=difference'));
  expect(new Set(different.items.map(({ state }) => state))).toEqual(new Set(['difference']));
  const detail = await finance.client.request(
    `/api/${finance.id}/admin/bank-reconciliations/${different.items[0]?.reconciliationId}`,
  );
  expect(dataOf(detail)).toMatchObject({
    ...different.items[0],
    accounts: expect.arrayContaining([{ account: 'USD wire', closing: expect.anything() }]),
    parts: { payouts: { $numberDecimal: expect.any(String) }, unbooked: expect.anything() },
  });
});

it('refuses others, wrong cursors and unknown ids', async () => {
  const support = await signInNewStaff(backOffice, 'customer-success');
  expect(codeOf(await list('', support))).toBe('ForbiddenError');
  expect((await list('cursor=x')).status).toBe(422);
  const unknown = `/api/${finance.id}/admin/bank-reconciliations/rec_${'0'.repeat(26)}`;
  expect(codeOf(await finance.client.request(unknown))).toBe('NotFoundError');
});
