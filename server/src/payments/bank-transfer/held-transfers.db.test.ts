import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositNews } from '../../accounts/deposits/deposit-news-fixtures.ts';
import {
  assignDeposit,
  denyDeposit,
  depositsOf,
  getStaffDeposit,
  releaseDeposit,
  returnDeposit,
} from '../../accounts/index.ts';
import { cancelInvoice, getInvoiceById, presentInvoice, type SentInvoice } from '../../invoices/index.ts';
import { advanceClock } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { type LiveEvent, startLiveEvents } from '../../live-events/index.ts';
import { receiveRailsEvents } from '../../rails/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { ledgerEvidence, work } from '../../work.ts';
import { claimTransfer } from './pay-by-transfer.ts';
import { transferNews } from './transfer-fixtures.ts';

const database = testDatabase();
const app = testApp(database);
const { db } = app;
const { announce, transfer, restMailsOf } = transferNews(app);
const { recall, stepsOf } = depositNews(app);
const staff = { kind: 'staff', sessionId: 't', userId: 'stf_1', email: 's@example.com', role: 'finance' } as const;
let world: TradingWorld;
let buyerId: string;
let sellerId: string;

const setMonitored = (monitored: boolean) =>
  db.updateTable('organizations').set({ monitored }).where('id', '=', buyerId).execute();

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  buyerId = world.buyer.organizationId ?? '';
  sellerId = world.seller.organizationId ?? '';
  await setMonitored(true);
});

afterAll(async () => expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]));

const send = (changes: Partial<Parameters<TradingWorld['send']>[0]> = {}): Promise<SentInvoice> =>
  world.send({
    dueDate: '2090-06-30',
    paymentMethods: { achDirectDebit: { enabled: true }, bankTransfer: { enabled: true } },
    ...changes,
  });
const depositOf = (bankReference: string) =>
  db.selectFrom('deposits').selectAll().where('bank_reference', '=', bankReference).executeTakeFirstOrThrow();
/** Lets a transfer arrive, which is held, and returns its deposit. */
async function hold(sent: SentInvoice, amountMinor: bigint, changes: Parameters<typeof transfer>[2] = {}) {
  const deposit = await depositOf(await transfer(sent, amountMinor, changes));
  expect(deposit).toMatchObject({ state: 'held', applied_minor: '0', invoice_id: sent.invoice.id });
  return deposit;
}
const decided = (id: string) => ({ depositId: id, reason: 'Checked' });
const release = (id: string) => world.as(staff, (context) => releaseDeposit(context, decided(id)));
const cancel = ({ invoice }: SentInvoice) =>
  world.as(world.seller, (context) =>
    cancelInvoice(context, { invoiceId: invoice.id, organizationId: sellerId, message: 'payment-not-owed' }),
  );
const setAccountOpen = (isOpen: boolean) =>
  db
    .updateTable('currency_accounts')
    .set({ is_active: isOpen })
    .where('organization_id', '=', buyerId)
    .where('currency', '=', 'USD')
    .execute();
const stored = async ({ invoice }: SentInvoice) => await getInvoiceById(db, invoice.id);
const available = () => balanceOf(db, accounts.available(buyerId, { currency: 'USD' }), 'USD');
const suspense = () => balanceOf(db, accounts.suspenseIn(), 'USD');
const held = () => balanceOf(db, accounts.onHold(buyerId, 'dep'), 'USD');

/** A deposit that arrived before releases paid: it paid at once, and the rest was held. */
async function holdRest({ invoice }: SentInvoice) {
  await setMonitored(false);
  const earlier: App = {
    ...app,
    claimCredit: (...[context, deposit, details]) => claimTransfer(context, deposit, details, true),
  };
  const bankReference = await announce(invoice.id, 12_500n, { needsReview: true });
  await receiveRailsEvents(earlier);
  await setMonitored(true);
  return await depositOf(bankReference);
}

/** Waits until both businesses were told of the invoice by `action`. */
async function expectPublished({ invoice }: SentInvoice, action: () => Promise<unknown>): Promise<void> {
  const events = await startLiveEvents({ databaseUrl: database.appUrl, log: app.log });
  const published: LiveEvent[] = [];
  for (const organizationId of [buyerId, sellerId]) events.subscribe(organizationId, (event) => published.push(event));
  await action();
  const changed = (organizationId: string) => ({ organizationId, kind: 'invoice.changed', objectId: invoice.id });
  await expect.poll(() => published).toEqual(expect.arrayContaining([changed(buyerId), changed(sellerId)]));
  await events.close();
}

describe('a transfer that compliance holds', () => {
  it('pays nothing, and leaves the invoice open', async () => {
    const sent = await send();
    const before = await held();
    const { id } = await hold(sent, 10_000n);
    expect(await stored(sent)).toMatchObject({ status: 'sent', paidAmountMinor: null });
    expect(await held()).toBe(before + 10_000n);
    expect(await stepsOf(buyerId, id)).toContain('next deposit-pays-invoice');
    expect(await restMailsOf(sent)).toMatchObject([{ reason: 'monitored', place: 'held' }]);
  });

  it('is also one that its bank asks us to check', async () => {
    await setMonitored(false);
    const sent = await send();
    const { id } = await hold(sent, 10_000n, { needsReview: true });
    await release(id);
    expect(await stored(sent)).toMatchObject({ status: 'allocated' });
    await setMonitored(true);
  });
});

describe('a held transfer, when it is released,', () => {
  it('pays the invoice if it is what was due', async () => {
    const sent = await send();
    const [balance, waiting, onHold] = [await available(), await suspense(), await held()];
    const { id } = await hold(sent, 10_000n);
    expect(await release(id)).toMatchObject({ state: 'applied', appliedMinor: 10_000n, target: null });
    expect(await stored(sent)).toMatchObject({ status: 'allocated', paidAmountMinor: 10_000n });
    expect([await available(), await suspense(), await held()]).toEqual([balance, waiting, onHold]);
    // The buyer knows it as their own.
    expect((await depositsOf(db, buyerId).select('deposits.id').execute()).map((deposit) => deposit.id)).toContain(id);
    const { events } = await getStaffDeposit({ app, db }, id);
    expect(events.map(({ code }) => code).toSorted()).toEqual(['applied', 'arrived', 'held', 'released']);
    await expect(release(id)).rejects.toMatchObject({ code: 'IdempotencyConflictError' });
  });

  it('pays it and adds the rest to the balance if it is more, although the buyer is still monitored', async () => {
    const sent = await send();
    const before = await available();
    const { id } = await hold(sent, 12_500n);
    expect(await release(id)).toMatchObject({ state: 'credited', appliedMinor: 10_000n, matches: 2 });
    expect(await stored(sent)).toMatchObject({ status: 'allocated' });
    expect(await available()).toBe(before + 2_500n);
    expect(await stepsOf(buyerId, id)).toEqual([
      'done deposit-arrived',
      'done deposit-held',
      'done deposit-applied',
      'done deposit-credited',
      'risk deposit-may-be-recalled',
    ]);
    expect(await restMailsOf(sent)).toMatchObject([
      { reason: 'monitored', place: 'held', rest: '$125.00' },
      { reason: 'more-than-due', place: 'balance', rest: '$25.00' },
    ]);
  });

  it('pays it and goes back with the rest if the account was closed meanwhile, and stays among the buyer’s deposits', async () => {
    const sent = await send();
    const { id } = await hold(sent, 12_500n);
    await setAccountOpen(false);
    expect(await release(id)).toMatchObject({ state: 'refunding', appliedMinor: 10_000n });
    await setAccountOpen(true);
    expect(await stored(sent)).toMatchObject({ status: 'allocated', paidAmountMinor: 10_000n });
    expect((await depositsOf(db, buyerId).select('deposits.id').execute()).map((deposit) => deposit.id)).toContain(id);
    expect(await stepsOf(buyerId, id)).toEqual(expect.arrayContaining(['done deposit-applied', 'next deposit-refund']));
    expect((await restMailsOf(sent)).at(-1)).toMatchObject({
      reason: 'more-than-due',
      place: 'refund',
      rest: '$25.00',
    });
  });

  it('pays it also if no account of the buyer could hold it, and the rest goes to one that was opened since', async () => {
    const sent = await send();
    const [balance, waiting] = [await available(), await suspense()];
    await setAccountOpen(false);
    const { id, organization_id: holder } = await hold(sent, 12_500n);
    await setAccountOpen(true);
    expect([holder, await suspense()]).toEqual([null, waiting + 12_500n]);
    expect(await restMailsOf(sent)).toMatchObject([{ reason: 'monitored', place: 'held-without-account' }]);
    expect(await release(id)).toMatchObject({ state: 'credited', appliedMinor: 10_000n });
    expect(await stored(sent)).toMatchObject({ status: 'allocated', paidAmountMinor: 10_000n });
    expect([await available(), await suspense()]).toEqual([balance + 2_500n, waiting]);
  });

  it('is added to the balance if it is less', async () => {
    const sent = await send();
    const before = await available();
    const { id } = await hold(sent, 9_999n);
    expect(await release(id)).toMatchObject({ state: 'credited', appliedMinor: 0n });
    expect(await stored(sent)).toMatchObject({ status: 'sent' });
    expect(await available()).toBe(before + 9_999n);
    expect((await restMailsOf(sent)).at(-1)).toMatchObject({ reason: 'less-than-due', place: 'balance' });
  });

  it('counts from the day of its arrival: with the discount, and without the late fees since then', async () => {
    const today = await app.clock.today(db);
    const late = await send({ dueDate: today, lateFeeSettings: { type: 'flat', percent: '0.05' } });
    const early = await send({
      dueDate: '2090-04-20',
      earlyDiscountPercent: '0.05',
      earlyDiscountEndDate: '2090-03-24',
    });
    const [one, other] = [await hold(late, 10_000n), await hold(early, 9_500n)];
    await world.goTo('2090-03-25');
    expect(await stored(late)).toMatchObject({ isOverdue: true, totalDueMinor: 10_500n });
    await release(one.id);
    await release(other.id);
    expect(await stored(late)).toMatchObject({ status: 'completed', totalDueMinor: 10_000n, paidOnDate: today });
    expect(await stored(early)).toMatchObject({ status: 'allocated', paymentWindow: 'allocated_early' });
  });

  it('is added to the balance if the invoice was canceled meanwhile', async () => {
    const sent = await send();
    const before = await available();
    const { id } = await hold(sent, 10_000n);
    await cancel(sent);
    expect(await release(id)).toMatchObject({ state: 'credited' });
    expect(await available()).toBe(before + 10_000n);
    expect((await restMailsOf(sent)).at(-1)).toMatchObject({ reason: 'not-open', place: 'balance' });
  });

  it('is added to the balance if its bank recalls it, so that it can still go back', async () => {
    const sent = await send();
    const [balance, onHold] = [await available(), await held()];
    const { id, bank_reference: bankReference } = await hold(sent, 10_000n);
    await recall(id);
    expect(await release(id)).toMatchObject({ state: 'credited', appliedMinor: 0n });
    expect(await stored(sent)).toMatchObject({ status: 'sent', paidAmountMinor: null });
    expect([await available(), await held()]).toEqual([balance + 10_000n, onHold]);
    await world.as(staff, (context) => returnDeposit(context, decided(id)));
    expect(await depositOf(bankReference)).toMatchObject({ state: 'recalled' });
    expect(await available()).toBe(balance);
  });

  it('paid on its arrival if only the rest was held, also when staff assign that rest to another business', async () => {
    const { id } = await holdRest(await send());
    await advanceClock(app, work, 60_000);
    await world.as(staff, (context) => assignDeposit(context, { ...decided(id), organizationId: sellerId }));
    const { events } = await getStaffDeposit({ app, db }, id);
    const at = (code: string) => events.find((event) => event.code === code)?.at;
    expect(at('applied')).toBe(at('arrived'));
  });

  it('is added to the balance without a mail if only the rest was held, since it paid the invoice on its arrival', async () => {
    const sent = await send();
    const { id, state } = await holdRest(sent);
    expect([state, (await stored(sent)).status]).toEqual(['held', 'allocated']);
    const [before, mails] = [await available(), await restMailsOf(sent)];
    expect(await release(id)).toMatchObject({ state: 'credited', appliedMinor: 10_000n, matches: 1 });
    expect(await available()).toBe(before + 2_500n);
    expect(await restMailsOf(sent)).toEqual(mails);
  });

  it('stays where staff assigned it, and pays nothing', async () => {
    const sent = await send();
    const { id } = await hold(sent, 10_000n);
    await world.as(staff, (context) => assignDeposit(context, { ...decided(id), organizationId: sellerId }));
    const state = (await db.selectFrom('deposits').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;
    if (state === 'held') await release(id);
    expect(await stored(sent)).toMatchObject({ status: 'sent' });
  });
});

describe('a held transfer, when it is denied,', () => {
  it('goes back to its sender, and the invoice stays open', async () => {
    const sent = await send();
    const [balance, waiting, onHold] = [await available(), await suspense(), await held()];
    const { id, bank_reference: reference } = await hold(sent, 10_000n);
    await world.as(staff, (context) => denyDeposit(context, decided(id)));
    await advanceClock(app, work, 5 * 86_400_000);
    expect(await depositOf(reference)).toMatchObject({ state: 'refunded', applied_minor: '0' });
    expect(await stored(sent)).toMatchObject({ status: 'sent' });
    expect([await available(), await suspense(), await held()]).toEqual([balance, waiting, onHold]);
  });
});

it('a held transfer is no longer shown as under review in open tabs when its bank recalls it', async () => {
  const sent = await send();
  const { id } = await hold(sent, 10_000n);
  await expectPublished(sent, () => recall(id));
  for (const audience of ['buyer', 'seller'] as const)
    expect(await presentInvoice({ app, db }, await stored(sent), audience)).not.toHaveProperty('transferUnderReview');
});

describe('at the same time as the release', () => {
  it('a cancellation either ends the invoice, and the money is on the balance, or is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const sent = await send();
      const before = await available();
      const { id } = await hold(sent, 10_000n);
      const both = round % 2 === 0 ? [release(id), cancel(sent)] : [cancel(sent), release(id)];
      await Promise.allSettled(both);
      const { status } = await stored(sent);
      const { applied_minor: applied, state } = await db
        .selectFrom('deposits')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([
        ['allocated', '10000', 'applied', before],
        ['canceled_by_sender', '0', 'credited', before + 10_000n],
      ]).toContainEqual([status, applied, state, await available()]);
    }
  });

  it('a second release is refused, and the invoice is paid once', async () => {
    const sent = await send();
    const { id } = await hold(sent, 10_000n);
    const outcomes = await Promise.allSettled([release(id), release(id), release(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stored(sent)).toMatchObject({ status: 'allocated', paidAmountMinor: 10_000n });
  });

  it('a denial either sends the money back or is refused', async () => {
    const sent = await send();
    const { id } = await hold(sent, 10_000n);
    await Promise.allSettled([release(id), world.as(staff, (context) => denyDeposit(context, decided(id)))]);
    const { state } = await db.selectFrom('deposits').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    expect([
      ['allocated', 'applied'],
      ['sent', 'refunding'],
    ]).toContainEqual([(await stored(sent)).status, state]);
  });
});
