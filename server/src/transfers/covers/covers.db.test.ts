import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveClockTo } from '../../clock/index.ts';
import { advanceClock, type Work } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { railsInbox, railsSubmission } from '../../rails/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { ledgerEvidence } from '../../work.ts';
import { type Company, deposit, newBusiness, send } from '../transfers-fixtures.ts';
import { fxDealing } from './deal-covers.ts';
import { listCovers, listPositions } from './list-covers.ts';
import { fxCovering } from './order-covers.ts';
import { fxSettling } from './settle-covers.ts';

const app = testApp(testDatabase({ poolSize: 30 }));
const { db } = app;
const hourMs = 3_600_000;
const work: Work = { due: [railsInbox, fxSettling, fxCovering], drains: [railsSubmission, fxDealing] };
const decimal = (text: string) => ({ $numberDecimal: text });

let monday = new Date('2090-02-27T15:00:00Z').getTime();
let own: Company;

/** Each test has a separate week, and starts on Monday at 10:00 in New York. */
beforeEach(async () => {
  monday += 7 * 24 * hourMs;
  await db.transaction().execute((trx) => moveClockTo(trx, new Date(monday)));
  own = await newBusiness(app);
  await deposit(app, own, '20000');
  await deposit(app, own, '20000', 'EUR');
});
/** What a test left is covered before the next one. */
afterEach(() => passHours(30));
afterAll(async () => expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]));

const passHours = (hours: number, using: App = app) => advanceClock(using, work, hours * hourMs);
/** Sells US dollars so that this much is left after the margin of 0.6 %. */
const sell = (amount: string) => send(app, own, { toCurrency: 'EUR', amount });
const listAll = async () => (await listCovers(db, { limit: 100 })).items;
const latest = async () => (await listAll())[0];
const drain = async (using: App = app) => {
  while ((await fxDealing.drain(using)) > 0);
};
/** Lets the next question be asked now. */
const askNow = () =>
  db
    .updateTable('fx_covers')
    .set({ next_attempt_at: new Date(0) })
    .where('state', '=', 'unknown')
    .execute();

async function journalsOf(coverId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ step: string; lines: string }>`
    select split_part(j.business_key, ':', 3) as step,
      string_agg(initcap(left(l.direction, 1)) || ' ' || a.code || ' ' || l.amount || ' ' || a.unit, ', '
        order by l.direction desc, a.code) as lines
    from ledger_journals j join ledger_lines l on l.journal_id = j.id join ledger_accounts a on a.id = l.account_id
    where j.business_key ^@ ${`fxc:${coverId}:`} group by j.id`.execute(db);
  return Object.fromEntries(rows.map(({ step, lines }) => [step, lines]));
}

describe('covering', () => {
  it('exchanges the net position at the dealer’s rate, and moves both amounts on the value date', async () => {
    await sell('1000');
    await sell('2000');
    await send(app, own, { fromCurrency: 'EUR', toCurrency: 'USD', amount: '500' });
    expect(await listPositions(db)).toContainEqual(
      expect.objectContaining({ soldCurrency: 'USD', sold: decimal('2443.16'), owed: decimal('2253.40') }),
    );

    await passHours(7);
    const cover = await latest();
    expect(cover).toMatchObject({
      state: 'dealt',
      sold: decimal('2443.16'),
      owed: decimal('2253.40'),
      bought: decimal('2252.29'),
      result: decimal('-1.11'),
      rate: '0.921877',
    });
    const id = cover?.coverId ?? '';
    expect(await journalsOf(id)).toEqual({
      sold: 'D fx:pos 244316 USD, C bank:fx 244316 USD',
      bought: 'D bank:fx 225229 EUR, D exp:fx_residual 111 EUR, C fx:pos 225340 EUR',
    });
    const before = await app.providers.rails.listClosingBalances('2090-03-01');
    expect(before).not.toContainEqual(expect.objectContaining({ account: 'USD traditional' }));

    await passHours(48);
    expect(await latest()).toMatchObject({ coverId: id, state: 'settled' });
    expect(await journalsOf(id)).toMatchObject({
      delivered: 'D bank:fx 244316 USD, C bank:traditional 244316 USD',
      received: 'D bank:traditional 225229 EUR, C bank:fx 225229 EUR',
    });
    expect(await listPositions(db)).toEqual([]);
    for (const currency of ['USD', 'EUR']) {
      expect(await balanceOf(db, accounts.bank('fx'), currency)).toBe(0n);
      expect(await balanceOf(db, accounts.fxPosition(), currency)).toBe(0n);
    }
  });

  it('orders nothing if opposite conversions leave nothing to exchange, and keeps what is left', async () => {
    await sell('1000');
    const [{ bought_minor = '' } = {}] = await db
      .selectFrom('fx_trades')
      .selectAll()
      .where('cover_id', 'is', null)
      .execute();
    await send(app, own, { fromCurrency: 'EUR', toCurrency: 'USD', amount: (Number(bought_minor) / 99.4).toFixed(2) });
    await passHours(7);
    const cover = await latest();
    expect(cover).toMatchObject({ state: 'netted' });
    expect(cover).not.toHaveProperty('bought');
    expect(await listPositions(db)).toEqual([]);
  });

  it('lets a position wait that is worth less than configured, and adds the next day’s to it', async () => {
    const careful: App = { ...app, config: { ...app.config, fxCoverFromUsd: 1_000 } };
    await sell('600');
    await passHours(8, careful);
    expect(await listPositions(db)).toContainEqual(expect.objectContaining({ sold: decimal('596.40') }));
    await sell('600');
    await passHours(24, careful);
    expect(await latest()).toMatchObject({ state: 'dealt', sold: decimal('1192.80') });
  });

  it('leaves positions open without a dealer', async () => {
    const fxDealingPort = { ...app.providers.fxDealing, deals: () => false };
    await sell('600');
    await passHours(8, { ...app, providers: { ...app.providers, fxDealing: fxDealingPort } });
    expect(await listPositions(db)).toContainEqual(expect.objectContaining({ sold: decimal('596.40') }));
  });

  it('orders each conversion once, however many processes cover', async () => {
    await sell('1000');
    await sell('1000');
    const now = new Date(monday + 8 * hourMs);
    await Promise.all(Array.from({ length: 8 }, () => fxCovering.runDue(app, now)));
    await Promise.all(Array.from({ length: 8 }, () => drain()));
    const covers = await db.selectFrom('fx_covers').selectAll().where('made_at', '>=', new Date(monday)).execute();
    expect(covers.map(({ state, sold_minor }) => [state, sold_minor])).toEqual([['dealt', '198800']]);
  });
});

describe('an order whose answer is lost', () => {
  /** What the sandbox's dealer does depends on the digits of what is sold: 9,900.98 after the margin. */
  const soldLate = '9960.74';

  it('is unknown, and found at the dealer without ordering it again', async () => {
    await sell(soldLate);
    await passHours(7);
    await drain();
    const cover = await latest();
    expect(cover).toMatchObject({ state: 'dealt', sold: decimal('9900.98') });
    const deals = await sql`select from sandbox_fx_deals where reference = ${cover?.coverId}`.execute(db);
    expect(deals.rows).toHaveLength(1);
    const { attempts } = await db
      .selectFrom('fx_covers')
      .select('attempts')
      .where('id', '=', cover?.coverId ?? '')
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(2);
  });

  it('stays unknown while the dealer is away, and its conversions wait for the next day if it was never received', async () => {
    const away = async (): Promise<never> => {
      throw new Error('away');
    };
    const { fxDealing: dealer } = app.providers;
    let ordered = 0;
    const deal = async () => {
      ordered += 1;
      return away();
    };
    const outage: App = {
      ...app,
      providers: { ...app.providers, fxDealing: { ...dealer, deal, find: away, cancel: away } },
    };
    await sell('1000');
    await passHours(7, outage);
    await askNow();
    await drain(outage);
    const cover = await latest();
    expect(cover).toMatchObject({ state: 'unknown' });
    expect(await journalsOf(cover?.coverId ?? '')).toEqual({});
    expect(ordered).toBe(1);

    await askNow();
    await drain();
    expect(await listAll()).toContainEqual(
      expect.objectContaining({ coverId: cover?.coverId, state: 'rejected', failureCode: 'not_received' }),
    );
    await expect(
      dealer.deal({ reference: cover?.coverId ?? '', soldCurrency: 'USD', soldMinor: 99_400n, boughtCurrency: 'EUR' }),
    ).resolves.toEqual({ outcome: 'rejected', code: 'not_received' });
    await passHours(24);
    expect(await latest()).toMatchObject({ state: 'dealt', sold: decimal('994.00') });
  });

  it('is booked once if two processes ask at the same time', async () => {
    await sell(soldLate);
    await fxCovering.runDue(app, new Date(monday + 8 * hourMs));
    await fxDealing.drain(app);
    expect(await latest()).toMatchObject({ state: 'unknown' });
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        await askNow();
        await fxDealing.drain(app);
      }),
    );
    const cover = await latest();
    expect(cover).toMatchObject({ state: 'dealt' });
    expect(Object.keys(await journalsOf(cover?.coverId ?? '')).sort()).toEqual(['bought', 'sold']);
  });
});

describe('a refusal of the dealer', () => {
  it('exchanges nothing, and the conversions wait for the next cover', async () => {
    // 9,900.13 after the margin.
    await sell('9959.89');
    await passHours(8);
    expect(await listAll()).toContainEqual(
      expect.objectContaining({ state: 'rejected', failureCode: 'credit_limit', sold: decimal('9900.13') }),
    );
    expect(await listPositions(db)).toContainEqual(expect.objectContaining({ sold: decimal('9900.13') }));
    await sell('100');
    await passHours(24);
    expect(await latest()).toMatchObject({ state: 'dealt', sold: decimal('9999.53') });
  });
});

it('asks again an hour later if the dealer has not settled on the value date', async () => {
  await sell('1000');
  await passHours(7);
  const { fxDealing: dealer } = app.providers;
  const find: typeof dealer.find = async (reference) => {
    const decision = await dealer.find(reference);
    return decision?.outcome === 'dealt' ? { ...decision, isSettled: false } : decision;
  };
  await passHours(48, { ...app, providers: { ...app.providers, fxDealing: { ...dealer, find } } });
  expect(await latest()).toMatchObject({ state: 'dealt' });
  await passHours(2);
  expect(await latest()).toMatchObject({ state: 'settled' });
});
