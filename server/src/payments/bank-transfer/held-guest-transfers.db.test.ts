import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositNews } from '../../accounts/deposits/deposit-news-fixtures.ts';
import { assignDeposit, denyDeposit, getStaffDeposit, releaseDeposit } from '../../accounts/index.ts';
import { cancelInvoice, getInvoiceById, presentInvoice, type SentInvoice } from '../../invoices/index.ts';
import { advanceClock } from '../../jobs/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { ledgerEvidence, work } from '../../work.ts';
import { transferNews } from './transfer-fixtures.ts';

const database = testDatabase();
const app = testApp(database);
const { db } = app;
const { transfer, restMailsOf } = transferNews(app);
const { recall } = depositNews(app);
const staff = { kind: 'staff', sessionId: 't', userId: 'stf_1', email: 's@example.com', role: 'finance' } as const;
let world: TradingWorld;
let count = 0;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

afterAll(async () => expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]));

const sendToGuest = (): Promise<SentInvoice> => {
  count += 1;
  return world.send({
    dueDate: '2090-06-30',
    paymentMethods: { achDirectDebit: { enabled: true }, bankTransfer: { enabled: true } },
    recipientEmail: `guest-${count}@example.com`,
    recipientName: 'Guest Ltd',
  });
};
const depositOf = (bankReference: string) =>
  db.selectFrom('deposits').selectAll().where('bank_reference', '=', bankReference).executeTakeFirstOrThrow();
/** Lets a transfer arrive that its bank asks us to check, and returns its deposit. */
async function hold(sent: SentInvoice, amountMinor: bigint, changes: Parameters<typeof transfer>[2] = {}) {
  const deposit = await depositOf(await transfer(sent, amountMinor, { needsReview: true, ...changes }));
  expect(deposit).toMatchObject({ state: 'held', applied_minor: '0', organization_id: null });
  return deposit;
}
const decided = (id: string) => ({ depositId: id, reason: 'Checked' });
const release = (id: string) => world.as(staff, (context) => releaseDeposit(context, decided(id)));
const deny = (id: string) => world.as(staff, (context) => denyDeposit(context, decided(id)));
const stored = ({ invoice }: SentInvoice) => getInvoiceById(db, invoice.id);
const suspense = () => balanceOf(db, accounts.suspenseIn(), 'USD');
const isUnderReview = async (sent: SentInvoice) => {
  const invoice = await stored(sent);
  const [guest, seller] = [
    await presentInvoice({ app, db }, invoice, 'guest'),
    await presentInvoice({ app, db }, invoice, 'seller'),
  ];
  expect(guest.transferUnderReview).toBe(seller.transferUnderReview);
  return guest.transferUnderReview === true;
};
const eventsOf = async ({ invoice }: SentInvoice) => {
  const events = await db
    .selectFrom('invoice_events')
    .select('event')
    .where('invoice_id', '=', invoice.id)
    .orderBy('sequence')
    .execute();
  return events.map(({ event }) => event).filter((event) => /transfer|deposit/.test(event));
};

describe('a guest’s transfer that its bank asks us to check', () => {
  it('pays nothing until it is released, and both sides see that it is under review', async () => {
    const sent = await sendToGuest();
    const before = await suspense();
    const { id } = await hold(sent, 10_000n);
    expect(await stored(sent)).toMatchObject({ status: 'sent', paidAmountMinor: null });
    expect(await suspense()).toBe(before + 10_000n);
    expect(await isUnderReview(sent)).toBe(true);
    expect(await restMailsOf(sent)).toMatchObject([{ reason: 'monitored', place: 'held-without-account' }]);
    const { events, decisions } = await getStaffDeposit({ app, db }, id);
    expect(decisions).toEqual(['release', 'deny']);
    expect(events.map(({ code }) => code)).toEqual(['arrived', 'held']);
  });

  it('pays the invoice when it is released, and shows it in the timeline', async () => {
    const sent = await sendToGuest();
    const before = await suspense();
    const { id } = await hold(sent, 10_000n);
    expect(await release(id)).toMatchObject({ state: 'applied', appliedMinor: 10_000n });
    expect(await stored(sent)).toMatchObject({ status: 'allocated', paidAmountMinor: 10_000n });
    expect(await suspense()).toBe(before);
    expect(await isUnderReview(sent)).toBe(false);
    expect(await eventsOf(sent)).toEqual(['transfer-held', 'transfer-reviewed', 'deposit-matched']);
    const { events } = await getStaffDeposit({ app, db }, id);
    expect(events.map(({ code }) => code).toSorted()).toEqual(['applied', 'arrived', 'held', 'released']);
    await expect(release(id)).rejects.toMatchObject({ code: 'IdempotencyConflictError' });
  });

  it('pays it and goes back in part when it is more', async () => {
    const sent = await sendToGuest();
    const { id } = await hold(sent, 12_500n);
    expect(await release(id)).toMatchObject({ state: 'refunding', appliedMinor: 10_000n });
    expect(await stored(sent)).toMatchObject({ status: 'allocated' });
    expect((await restMailsOf(sent)).at(-1)).toMatchObject({
      reason: 'more-than-due',
      place: 'refund',
      rest: '$25.00',
    });
  });

  it('goes back after its release if it is less, or if the invoice was canceled meanwhile', async () => {
    const [short, canceled] = [await sendToGuest(), await sendToGuest()];
    const [one, other] = [await hold(short, 9_999n), await hold(canceled, 10_000n)];
    await world.as(world.seller, (context) =>
      cancelInvoice(context, {
        invoiceId: canceled.invoice.id,
        organizationId: world.seller.organizationId ?? '',
        message: 'payment-not-owed',
      }),
    );
    expect(await release(one.id)).toMatchObject({ state: 'refunding', appliedMinor: 0n });
    expect(await release(other.id)).toMatchObject({ state: 'refunding', appliedMinor: 0n });
    expect(await stored(short)).toMatchObject({ status: 'sent' });
    expect((await restMailsOf(short)).at(-1)).toMatchObject({ reason: 'less-than-due', place: 'refund' });
    expect((await restMailsOf(canceled)).at(-1)).toMatchObject({ reason: 'not-open', place: 'refund' });
    expect(await eventsOf(short)).toEqual(['transfer-held', 'transfer-reviewed', 'transfer-sent-back']);
  });

  it('goes back to its sender when it is denied, and the guest is told', async () => {
    const sent = await sendToGuest();
    const before = await suspense();
    const { id, bank_reference: reference } = await hold(sent, 10_000n);
    expect(await deny(id)).toMatchObject({ state: 'refunding' });
    expect((await restMailsOf(sent)).at(-1)).toMatchObject({ reason: 'denied', place: 'refund', rest: '$100.00' });
    await advanceClock(app, work, 5 * 86_400_000);
    expect(await depositOf(reference)).toMatchObject({ state: 'refunded' });
    expect(await suspense()).toBe(before);
    expect(await stored(sent)).toMatchObject({ status: 'sent' });
    expect(await isUnderReview(sent)).toBe(false);
    expect(await eventsOf(sent)).toEqual(['transfer-held', 'transfer-sent-back']);
  });

  it('stays held when it is denied while the sender’s account is unknown', async () => {
    const sent = await sendToGuest();
    const { id, bank_reference: reference } = await hold(sent, 10_000n, { senderAccount: '12345678' });
    await expect(deny(id)).rejects.toMatchObject({ code: 'RecipientUnavailableError' });
    expect(await depositOf(reference)).toMatchObject({ state: 'held' });
    expect(await isUnderReview(sent)).toBe(true);
  });

  it('goes back at once when its bank recalls it', async () => {
    const sent = await sendToGuest();
    const before = await suspense();
    const { id, bank_reference: reference } = await hold(sent, 10_000n);
    await recall(id);
    expect(await depositOf(reference)).toMatchObject({ state: 'recalled' });
    expect(await suspense()).toBe(before);
    expect(await isUnderReview(sent)).toBe(false);
    expect(await eventsOf(sent)).toEqual(['transfer-held', 'transfer-sent-back']);
    expect(await restMailsOf(sent)).toHaveLength(2);
  });

  it('stays held under the company that staff assign it to, and pays nothing', async () => {
    const sent = await sendToGuest();
    const { id } = await hold(sent, 10_000n);
    const organizationId = world.buyer.organizationId ?? '';
    expect(
      await world.as(staff, (context) => assignDeposit(context, { ...decided(id), organizationId })),
    ).toMatchObject({
      state: 'held',
      target: { organizationId },
    });
    expect(await isUnderReview(sent)).toBe(false);
    expect(await eventsOf(sent)).toEqual(['transfer-held', 'transfer-reassigned']);
    expect((await restMailsOf(sent)).at(-1)).toMatchObject({ reason: 'reassigned', place: 'elsewhere' });
    expect(await release(id)).toMatchObject({ state: 'credited', appliedMinor: 0n });
    expect(await stored(sent)).toMatchObject({ status: 'sent' });
  });

  it('is not held again when staff assign what was released and could not go back', async () => {
    const sent = await sendToGuest();
    const { id } = await hold(sent, 9_999n, { senderAccount: '12345678' });
    expect(await release(id)).toMatchObject({ state: 'unmatched', appliedMinor: 0n });
    const organizationId = world.buyer.organizationId ?? '';
    expect(
      await world.as(staff, (context) => assignDeposit(context, { ...decided(id), organizationId })),
    ).toMatchObject({ state: 'credited' });
  });

  it('released twice at once pays once', async () => {
    const sent = await sendToGuest();
    const before = await suspense();
    const { id } = await hold(sent, 10_000n);
    const outcomes = await Promise.allSettled([release(id), release(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stored(sent)).toMatchObject({ status: 'allocated', paidAmountMinor: 10_000n });
    expect(await suspense()).toBe(before);
  });

  it('released and denied at once either pays or goes back', async () => {
    const sent = await sendToGuest();
    const { id } = await hold(sent, 10_000n);
    const [released, denied] = await Promise.allSettled([release(id), deny(id)]);
    expect([released.status, denied.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { status } = await stored(sent);
    expect(status).toBe(released.status === 'fulfilled' ? 'allocated' : 'sent');
  });
});
