import { addDays, addMonths } from '@quittance/sdk/time';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock } from '../../jobs/index.ts';
import type { ActorOf } from '../../kernel/index.ts';
import { verifyLedger } from '../../ledger/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { ledgerEvidence } from '../../work.ts';
import { type DraftContent, getInvoiceFor, scheduledSending, scheduleInvoice, seriesSending } from '../index.ts';
import { changeSeries } from './change-series.ts';
import { listSeries } from './list-series.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
const day = 86_400_000;
let world: TradingWorld;
let today: string;

beforeAll(() => startOn(app, '2090-01-31'));
beforeEach(async () => {
  world = await createTradingWorld(app);
  today = await app.clock.today(db);
});

const idOf = ({ organizationId }: ActorOf<'customer'>) => organizationId ?? '';
const start = (recurrence: DraftContent['recurrence'], changes: Partial<DraftContent> = {}) =>
  world.send({ dueDate: addDays(today, 20), recurrence, ...changes });
const go = async (days: number) => {
  await advanceClock(app, { due: [scheduledSending, seriesSending], drains: [] }, days * day);
};
const goTo = async (date: string) => {
  for (let step = 0; step < 400 && (await app.clock.today(db)) < date; step += 1) await go(1);
};
const pass = (days: number) => advanceClock(app, { due: [], drains: [] }, days * day);
const sentOf = () =>
  db
    .selectFrom('invoices')
    .select(['id', 'sending_date', 'due_date', 'number', 'series_position', 'early_discount_end_date', 'status'])
    .where('seller_organization_id', '=', idOf(world.seller))
    .orderBy('id')
    .execute();
const datesOf = async () => (await sentOf()).map(({ sending_date }) => sending_date);
const seen = (id: string) => getInvoiceFor({ app, db }, idOf(world.seller), id);
const change = (actor: ActorOf<'customer'>, seriesId: string, action: 'pause' | 'resume' | 'stop') =>
  world.as(actor, (context) => changeSeries(context, { sellerOrganizationId: idOf(actor), seriesId, action }));

describe('a recurring invoice', () => {
  it('goes every month on the same day, or the last of a shorter month, due as many days later', async () => {
    const first = today;
    const { invoice } = await start(
      { every: 'month', count: 4 },
      { earlyDiscountPercent: '0.05', earlyDiscountEndDate: addDays(today, 8) },
    );
    expect((await seen(invoice.id)).series).toMatchObject({
      state: 'active',
      sentCount: 1,
      nextDates: [1, 2, 3].map((months) => addMonths(first, months)),
    });
    await goTo(addMonths(first, 5));
    const sent = await sentOf();
    expect(
      sent.map(({ sending_date, due_date, early_discount_end_date: discount, series_position: place }) => [
        sending_date,
        due_date,
        discount,
        place,
      ]),
    ).toEqual(
      [0, 1, 2, 3].map((months) => {
        const on = addMonths(first, months);
        return [on, addDays(on, 20), addDays(on, 8), months + 1];
      }),
    );
    expect(new Set(sent.map(({ number }) => number)).size).toBe(4);
    expect((await seen(invoice.id)).series).toMatchObject({ state: 'ended', sentCount: 4, nextDates: [] });
    expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
  });

  it('ends by a date, and begins on the planned day if it was scheduled', async () => {
    const sendingDate = addDays(today, 3);
    await world.as(world.seller, (context) =>
      scheduleInvoice(context, {
        sellerOrganizationId: idOf(world.seller),
        content: {
          recipientEmail: world.buyer.email,
          recipientName: 'Buyer Inc.',
          currency: 'USD',
          items: [{ name: 'Work', rate: '100', qty: '1' }],
          sendingDate,
          dueDate: addDays(sendingDate, 10),
          paymentMethods: { achDirectDebit: { enabled: true } },
          recurrence: { every: 'week', endDate: addDays(sendingDate, 15) },
        },
      }),
    );
    const [scheduled] = await sentOf();
    const seenBefore = await seen(scheduled?.id ?? '');
    expect(seenBefore.recurrence).toEqual({ every: 'week', endDate: addDays(sendingDate, 15) });
    expect(seenBefore.series).toBeUndefined();
    await goTo(addDays(sendingDate, 30));
    expect(await datesOf()).toEqual([0, 7, 14].map((days) => addDays(sendingDate, days)));
  });

  it('keeps its terms when the first invoice went later than planned', async () => {
    const sendingDate = addDays(today, 2);
    await world.as(world.seller, (context) =>
      scheduleInvoice(context, {
        sellerOrganizationId: idOf(world.seller),
        content: {
          recipientEmail: world.buyer.email,
          recipientName: 'Buyer Inc.',
          currency: 'USD',
          items: [{ name: 'Work', rate: '100', qty: '1' }],
          sendingDate,
          dueDate: addDays(sendingDate, 20),
          paymentMethods: { achDirectDebit: { enabled: true } },
          recurrence: { every: 'week', count: 2 },
        },
      }),
    );
    await pass(5);
    await go(0);
    await goTo(addDays(sendingDate, 8));
    expect((await sentOf()).map(({ sending_date: sent, due_date: due }) => [sent, due])).toEqual([
      [addDays(sendingDate, 3), addDays(sendingDate, 20)],
      [addDays(sendingDate, 7), addDays(sendingDate, 27)],
    ]);
  });

  it('goes once for all days that were missed, and then on its days again', async () => {
    const { invoice } = await start({ every: 'week' });
    const first = today;
    await pass(24);
    expect((await seen(invoice.id)).series?.nextDates[0]).toBe(addDays(first, 24));
    await go(0);
    await goTo(addDays(first, 30));
    expect(await datesOf()).toEqual([first, addDays(first, 24), addDays(first, 28)]);
  });

  it('goes once, however many processes send', async () => {
    await start({ every: 'week', count: 2 });
    await pass(8);
    const now = await app.clock.now(db);
    await Promise.all(Array.from({ length: 8 }, () => seriesSending.runDue(app, now)));
    expect(await sentOf()).toHaveLength(2);
  });

  it('is not seen by the buyer as one', async () => {
    const { invoice } = await start({ every: 'week' });
    expect(await getInvoiceFor({ app, db }, idOf(world.buyer), invoice.id)).not.toHaveProperty('series');
  });
});

describe('a series', () => {
  it('is paused, goes on after the days that passed, and is stopped for good', async () => {
    const { invoice } = await start({ every: 'week' });
    const seriesId = (await seen(invoice.id)).series?._id ?? '';
    await expect(change(world.buyer, seriesId, 'pause')).rejects.toMatchObject({ code: 'NotFoundError' });
    await change(world.seller, seriesId, 'pause');
    await expect(change(world.seller, seriesId, 'pause')).rejects.toMatchObject({ code: 'InvoiceStateError' });
    const first = today;
    await goTo(addDays(first, 15));
    expect(await sentOf()).toHaveLength(1);
    await change(world.seller, seriesId, 'resume');
    await goTo(addDays(first, 22));
    expect(await datesOf()).toEqual([first, addDays(first, 21)]);
    await change(world.seller, seriesId, 'stop');
    await expect(change(world.seller, seriesId, 'resume')).rejects.toMatchObject({ code: 'InvoiceStateError' });
    await goTo(addDays(first, 40));
    expect(await sentOf()).toHaveLength(2);
  });

  it('is paused, and its seller told, when an invoice can’t be sent', async () => {
    const { invoice } = await start({ every: 'week' });
    const restrict = (status: 'restricted' | 'enabled') =>
      db.updateTable('organizations').set({ status }).where('id', '=', idOf(world.seller)).execute();
    await restrict('restricted');
    await go(8);
    await restrict('enabled');
    expect((await seen(invoice.id)).series).toMatchObject({ state: 'paused', sentCount: 1 });
    expect(await sentOf()).toHaveLength(1);
    const mails = await db.selectFrom('outbox').select('template').where('about', '=', invoice.id).execute();
    expect(mails.filter(({ template }) => template === 'series-paused')).toHaveLength(1);
  });

  it('is listed with its next dates, newest first, page by page', async () => {
    for (const name of ['One', 'Two', 'Three']) await start({ every: 'month' }, { customName: name });
    const page = (cursor?: string) =>
      listSeries({ app, db }, { sellerOrganizationId: idOf(world.seller), limit: 2, cursor });
    const first = await page();
    expect(first.items.map(({ customName }) => customName)).toEqual(['Three', 'Two']);
    expect(first.items[0]).toMatchObject({ amountToPay: { $numberDecimal: '100.00' }, nextDates: { length: 3 } });
    const second = await page(first.nextCursor ?? '');
    expect(second).toMatchObject({ items: [{ customName: 'One' }], nextCursor: null });
    await expect(page('nonsense')).rejects.toMatchObject({ code: 'ValidationError' });
    expect((await listSeries({ app, db }, { sellerOrganizationId: idOf(world.buyer), limit: 2 })).items).toEqual([]);
  });
});
