import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assignDeposit,
  denyDeposit,
  findInvoiceReference,
  invoiceReferenceOf,
  returnDeposit,
} from '../../accounts/index.ts';
import { cancelInvoice, getInvoiceById, type SentInvoice } from '../../invoices/index.ts';
import { advanceClock } from '../../jobs/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { railsInbox, receiveRailsEvents } from '../../rails/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { ledgerEvidence, work } from '../../work.ts';
import { getTransferInstructions } from './get-transfer-instructions.ts';
import { transferNews } from './transfer-fixtures.ts';

const database = testDatabase();
const app = testApp(database);
const { db } = app;
let world: TradingWorld;
let count = 0;

const paymentMethods = { achDirectDebit: { enabled: true }, bankTransfer: { enabled: true } };
const later = '2090-06-30';
/** A sender's account whose refunds the bank rejects. */
const rejectingIban = 'DE00990003440532013000';

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

afterAll(async () => expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]));

const send = (changes: Partial<Parameters<TradingWorld['send']>[0]> = {}): Promise<SentInvoice> =>
  world.send({ dueDate: later, paymentMethods, ...changes });
const sendToGuest = (dueDate = later) => {
  count += 1;
  return send({ dueDate, recipientEmail: `guest-${count}@example.com`, recipientName: 'Guest Ltd' });
};

const { announce, transfer } = transferNews(app);

const staff = { kind: 'staff', sessionId: 't', userId: 'stf_1', email: 's@example.com', role: 'finance' } as const;

async function recall(reference: string): Promise<void> {
  const now = await app.clock.now(db);
  await db
    .insertInto('sandbox_rails_events')
    .values({
      provider_event_id: `${reference}:recalled`,
      reference,
      kind: 'recalled',
      code: 'FRAD',
      occurred_at: now,
      deliver_at: now,
    })
    .execute();
  await receiveRailsEvents(app);
}

const depositOf = (bankReference: string) =>
  db.selectFrom('deposits').selectAll().where('bank_reference', '=', bankReference).executeTakeFirstOrThrow();
const statusOf = async ({ invoice }: SentInvoice) => (await getInvoiceById(db, invoice.id)).status;
const available = ({ organizationId }: { readonly organizationId: string | null }) =>
  balanceOf(db, accounts.available(organizationId ?? '', { currency: 'USD' }), 'USD');
const suspense = () => balanceOf(db, accounts.suspenseIn(), 'USD');
const mailsOf = async ({ invoice }: SentInvoice) =>
  (
    await db
      .selectFrom('outbox')
      .select('data')
      .where('about', '=', invoice.id)
      .where('template', '=', 'transfer-rest')
      .execute()
  ).map(({ data }) => data);

describe('an exact transfer', () => {
  it('that arrived before a late fee pays, however late the bank tells us', async () => {
    const today = await app.clock.today(db);
    const lateFeeSettings = { type: 'flat', percent: '0.05' } as const;
    const [exact, short] = [
      await send({ dueDate: today, lateFeeSettings }),
      await send({ dueDate: today, lateFeeSettings }),
    ];
    await announce(exact.invoice.id, 10_000n);
    await announce(short.invoice.id, 9_900n);
    const withoutNews = { ...work, due: work.due.filter((each) => each !== railsInbox) };
    await advanceClock(app, withoutNews, 86_400_000);
    expect(await getInvoiceById(db, exact.invoice.id)).toMatchObject({ totalDueMinor: 10_500n });
    await receiveRailsEvents(app);
    expect(await getInvoiceById(db, exact.invoice.id)).toMatchObject({
      status: 'completed',
      totalDueMinor: 10_000n,
      paidOnDate: today,
    });
    expect(await getInvoiceById(db, short.invoice.id)).toMatchObject({ status: 'sent', totalDueMinor: 10_500n });
    expect(await mailsOf(short)).toHaveLength(1);
  });

  it('before the due date reserves the money for the seller, and pays it out on that day', async () => {
    const sent = await sendToGuest('2090-03-20');
    const [before, waiting] = [await available(world.seller), await suspense()];
    const deposit = await depositOf(await transfer(sent, 10_000n));
    expect(deposit).toMatchObject({ state: 'applied', applied_minor: '10000', invoice_id: sent.invoice.id });
    expect(await getInvoiceById(db, sent.invoice.id)).toMatchObject({
      status: 'allocated',
      paymentWindow: 'allocated_on_time',
      paidAmountMinor: 10_000n,
    });
    expect(await suspense()).toBe(waiting);
    await world.goTo('2090-03-20');
    expect(await statusOf(sent)).toBe('completed');
    expect(await available(world.seller)).toBe(before + 10_000n);
    expect(await mailsOf(sent)).toEqual([]);
  });

  it('on the due date completes the invoice, after it is late', async () => {
    const today = await app.clock.today(db);
    const onTime = await sendToGuest(today);
    await transfer(onTime, 10_000n);
    expect(await statusOf(onTime)).toBe('completed');
    const late = await sendToGuest(today);
    await world.goTo('2090-03-22');
    await transfer(late, 10_000n);
    expect(await statusOf(late)).toBe('paid_late');
  });

  it('reported twice pays once', async () => {
    const sent = await sendToGuest();
    const reference = await announce(sent.invoice.id, 10_000n);
    await db
      .updateTable('sandbox_rails_events')
      .set({ deliveries_left: 3 })
      .where('reference', '=', reference)
      .execute();
    await Promise.all([receiveRailsEvents(app), receiveRailsEvents(app)]);
    expect(await statusOf(sent)).toBe('allocated');
    const { length } = await db.selectFrom('deposits').select('id').where('bank_reference', '=', reference).execute();
    expect(length).toBe(1);
  });
});

describe('a transfer with an early discount', () => {
  const offer = { earlyDiscountPercent: '0.05', earlyDiscountEndDate: '2090-05-20' };

  it('pays what is due on the day that it arrives', async () => {
    const sent = await send({ ...offer, recipientEmail: 'early@example.com' });
    await transfer(sent, 9_500n);
    expect(await getInvoiceById(db, sent.invoice.id)).toMatchObject({
      status: 'allocated',
      paymentWindow: 'allocated_early',
      paidAmountMinor: 9_500n,
    });
  });
});

describe('a transfer of more than is due', () => {
  it('pays the invoice and adds the rest to the buyer’s balance', async () => {
    const sent = await send();
    const before = await available(world.buyer);
    const deposit = await depositOf(await transfer(sent, 12_500n));
    expect(deposit).toMatchObject({
      state: 'credited',
      applied_minor: '10000',
      organization_id: world.buyer.organizationId,
    });
    expect(await statusOf(sent)).toBe('allocated');
    expect(await available(world.buyer)).toBe(before + 2_500n);
    expect(await mailsOf(sent)).toMatchObject([{ reason: 'more-than-due', place: 'balance', rest: '$25.00' }]);
  });

  it('of a guest is sent back in part, and settles', async () => {
    const sent = await sendToGuest();
    const waiting = await suspense();
    const reference = await transfer(sent, 12_500n);
    expect(await depositOf(reference)).toMatchObject({ state: 'refunding', applied_minor: '10000' });
    expect(await mailsOf(sent)).toMatchObject([{ place: 'refund', rest: '$25.00' }]);
    await advanceClock(app, work, 5 * 86_400_000);
    expect(await depositOf(reference)).toMatchObject({ state: 'refunded' });
    expect(await suspense()).toBe(waiting);
  });
});

describe('a transfer that pays nothing', () => {
  it('of less than is due goes to the buyer’s balance, and the invoice stays open', async () => {
    const sent = await send();
    const before = await available(world.buyer);
    expect(await depositOf(await transfer(sent, 9_999n))).toMatchObject({ state: 'credited', applied_minor: '0' });
    expect(await statusOf(sent)).toBe('sent');
    expect(await available(world.buyer)).toBe(before + 9_999n);
    expect(await mailsOf(sent)).toMatchObject([{ reason: 'less-than-due', place: 'balance', received: '$99.99' }]);
  });

  it('of a guest is sent back, or waits for staff if the sender’s account is unknown', async () => {
    const [known, unknown] = [await sendToGuest(), await sendToGuest()];
    expect(await depositOf(await transfer(known, 100n))).toMatchObject({ state: 'refunding' });
    const waiting = await depositOf(await transfer(unknown, 100n, { senderAccount: '12345678' }));
    expect(waiting).toMatchObject({ state: 'unmatched', invoice_id: unknown.invoice.id });
    expect(await mailsOf(unknown)).toMatchObject([{ place: 'waiting' }]);
    const before = await available(world.buyer);
    await world.as(staff, (context) =>
      assignDeposit(context, {
        depositId: waiting.id,
        organizationId: world.buyer.organizationId ?? '',
        reason: 'Sender wrote',
      }),
    );
    expect(await available(world.buyer)).toBe(before + 100n);
  });

  it('whose refund is rejected waits for staff again', async () => {
    const waiting = await suspense();
    const reference = await transfer(await sendToGuest(), 100n, { senderAccount: rejectingIban });
    await advanceClock(app, work, 5 * 86_400_000);
    expect(await depositOf(reference)).toMatchObject({ state: 'unmatched', refund_failure_code: 'R03' });
    expect(await suspense()).toBe(waiting + 100n);
  });

  it('in part, whose refund is rejected, is sent back again by staff, and then recalled', async () => {
    const waiting = await suspense();
    const reference = await transfer(await sendToGuest(), 12_500n, { senderAccount: rejectingIban });
    await advanceClock(app, work, 5 * 86_400_000);
    const { id } = await depositOf(reference);
    const decision = { depositId: id, reason: 'The sender asked' };
    await world.as(staff, (context) => denyDeposit(context, decision));
    expect(await depositOf(reference)).toMatchObject({ state: 'refunding', refund_failed_at: null });
    await advanceClock(app, work, 5 * 86_400_000);
    await recall(reference);
    expect(await depositOf(reference)).toMatchObject({ state: 'unmatched', recall_code: 'FRAD' });
    await world.as(staff, (context) => returnDeposit(context, decision));
    expect(await depositOf(reference)).toMatchObject({ state: 'recalled', applied_minor: '10000' });
    expect(await suspense()).toBe(waiting);
  });

  it('arrives while a debit is in progress, after the payment, or after the invoice was canceled', async () => {
    const [debited, paid, canceled] = [await send(), await send(), await send()];
    await world.payAsGuest(debited, 'everyday');
    await transfer(paid, 10_000n);
    await world.as(world.seller, (context) =>
      cancelInvoice(context, {
        invoiceId: canceled.invoice.id,
        organizationId: world.seller.organizationId ?? '',
        message: 'payment-not-owed',
      }),
    );
    for (const [sent, reason] of [
      [debited, 'being-paid'],
      [paid, 'not-open'],
      [canceled, 'not-open'],
    ] as const) {
      const before = await available(world.buyer);
      await transfer(sent, 10_000n);
      expect(await available(world.buyer)).toBe(before + 10_000n);
      expect(await mailsOf(sent)).toMatchObject([{ reason }]);
    }
  });

  it('is in another currency', async () => {
    const sent = await sendToGuest();
    expect(await depositOf(await transfer(sent, 10_000n, { currency: 'EUR' }))).toMatchObject({ state: 'refunding' });
    expect(await mailsOf(sent)).toMatchObject([{ reason: 'other-currency', received: '€100.00' }]);
  });
});

it('a recall of money that paid an invoice is left to staff', async () => {
  const sent = await sendToGuest();
  const reference = await transfer(sent, 10_000n);
  await recall(reference);
  expect(await depositOf(reference)).toMatchObject({ state: 'applied', recall_code: 'FRAD' });
  expect(await statusOf(sent)).toBe('allocated');
});

describe('at once', () => {
  it('two transfers of one invoice: one pays, the other goes to the buyer', async () => {
    const sent = await send();
    const before = await available(world.buyer);
    await announce(sent.invoice.id, 10_000n);
    await announce(sent.invoice.id, 10_000n);
    await Promise.all([receiveRailsEvents(app), receiveRailsEvents(app)]);
    expect(await statusOf(sent)).toBe('allocated');
    expect(await available(world.buyer)).toBe(before + 10_000n);
  });

  it('a transfer and a payment from the balance: the invoice is paid once', async () => {
    await world.deposit('100');
    const sent = await send();
    const before = await available(world.buyer);
    await announce(sent.invoice.id, 10_000n);
    const [paid] = await Promise.allSettled([world.payFromBalance(sent.invoice), receiveRailsEvents(app)]);
    await receiveRailsEvents(app);
    expect(await statusOf(sent)).toBe('allocated');
    // In either order: the balance paid and the transfer came in, or neither touched it.
    expect(await available(world.buyer)).toBe(before);
    expect(paid.status === 'fulfilled' ? await mailsOf(sent) : [{}]).toHaveLength(1);
  });
});

describe('the instructions', () => {
  it('name the seller’s own account, what is due, and the invoice', async () => {
    const { invoice } = await send();
    const instructions = await getTransferInstructions({ app, db }, invoice);
    expect(instructions).toMatchObject({
      holderName: 'seller Inc.',
      amount: { $numberDecimal: '100.00' },
      reference: invoiceReferenceOf(invoice.id),
      swift: { fields: expect.arrayContaining([expect.objectContaining({ name: 'bic' })]) },
    });
  });

  it('are refused for an invoice that doesn’t offer it', async () => {
    const { invoice } = await world.send({ dueDate: later });
    await expect(getTransferInstructions({ app, db }, invoice)).rejects.toMatchObject({
      code: 'PaymentMethodUnavailableError',
    });
  });

  it('have a reference whose typing errors are found', () => {
    const reference = invoiceReferenceOf('inv_1');
    expect(reference).toMatch(/^RF\d\dINV[0-9A-F]{16}$/);
    expect(findInvoiceReference(`no. ${reference.toLowerCase()}!`)).toBe(reference.slice(7));
    expect(findInvoiceReference(reference.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBeNull();
  });
});
