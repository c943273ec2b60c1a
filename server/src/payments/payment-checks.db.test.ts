import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invoiceReferenceOf } from '../accounts/index.ts';
import { cancelInvoice, getInvoiceFor, markPaidExternally, type SentInvoice } from '../invoices/index.ts';
import { advanceClock, type Work } from '../jobs/index.ts';
import type { ActorOf } from '../kernel/index.ts';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { receiveRailsEvents } from '../rails/index.ts';
import { rewardSettling } from '../rewards/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import {
  createTradingWorld,
  expectInvariants,
  journalsOf,
  paymentWork,
  startOn,
  type TradingWorld,
} from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { type DecidePayment, decidePayment } from './decide-payment.ts';
import { listExceptions } from './exceptions/index.ts';

const database = testDatabase();
const app = testApp(database);
const { db } = app;
const work: Work = { ...paymentWork, due: [...paymentWork.due, rewardSettling] };
const day = 86_400_000;
const later = '2090-06-30';
const staff = {
  kind: 'staff',
  sessionId: 't',
  userId: 'stf_1',
  email: 's@example.com',
  role: 'compliance-head',
} as const;
let world: TradingWorld;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  await world.deposit('10000');
});

afterAll(async () => expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]));

const idOf = ({ organizationId }: ActorOf<'customer'>) => organizationId ?? '';
const change = (
  actor: ActorOf<'customer'>,
  changes: { monitored?: boolean; verification_status?: 'approved' | 'completed' },
) => db.updateTable('organizations').set(changes).where('id', '=', idOf(actor)).execute();

/** Pays as a buyer whom staff monitor. */
async function payMonitored(sent: SentInvoice) {
  await change(world.buyer, { monitored: true });
  try {
    return await world.payFromBalance(sent.invoice);
  } finally {
    await change(world.buyer, { monitored: false });
  }
}

const decide = ({ invoice }: SentInvoice, decision: DecidePayment['decision']) =>
  world.as(staff, (context) => decidePayment(context, { invoiceId: invoice.id, decision, reason: 'Checked' }));
const seenBy = (actor: ActorOf<'customer'>, { invoice }: SentInvoice) =>
  getInvoiceFor({ app, db }, idOf(actor), invoice.id);
const mailsOf = async ({ invoice }: SentInvoice) =>
  (
    await db
      .selectFrom('outbox')
      .select(['template', 'data'])
      .where('about', '=', invoice.id)
      .where('template', 'like', 'payment-%')
      .orderBy('id')
      .execute()
  ).map(({ template, data }) => ({ template, data }));
const paymentOf = ({ invoice }: SentInvoice) =>
  db.selectFrom('invoice_payments').selectAll().where('invoice_id', '=', invoice.id).executeTakeFirstOrThrow();
/** Lets days pass until the payment is in a state. */
async function untilState(sent: SentInvoice, state: string): Promise<void> {
  for (let days = 0; days < 15 && (await paymentOf(sent)).state !== state; days += 1)
    await advanceClock(app, work, day);
  expect((await paymentOf(sent)).state).toBe(state);
}

/** The kinds of what staff must look at. */
const kindsOf = async ({ invoice }: SentInvoice) =>
  (await listExceptions(db, { limit: 100 })).items
    .filter(({ invoiceId }) => invoiceId === invoice.id)
    .map(({ kind }) => kind)
    .sort();

/** Makes the bank report an event of an instruction, besides the sandbox bank's own. */
async function bankSays(
  sent: SentInvoice,
  event: { kind: 'settled' | 'returned'; code?: string; owner: 'invoice-payment' | 'denied-payment' },
): Promise<void> {
  const { reference } = await db
    .selectFrom('rails_instructions')
    .select('reference')
    .where('owner_type', '=', event.owner)
    .where('owner_id', '=', (await paymentOf(sent)).id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rails_events')
    .values({
      provider_event_id: crypto.randomUUID(),
      reference,
      kind: event.kind,
      code: event.code ?? null,
      occurred_at: await app.clock.now(db),
    })
    .execute();
}

const suspenseReturned = () => balanceOf(db, accounts.suspenseReturned(), 'USD');
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));

describe('a payment of a monitored buyer', () => {
  it('is on hold: nobody pays, cancels or marks the invoice, and both sides read why', async () => {
    const sent = await world.send({ dueDate: later });
    const before = Number(await world.balanceOf(world.buyer));
    await payMonitored(sent);
    expect(Number(await world.balanceOf(world.buyer))).toBe(before - 100);
    for (const actor of [world.seller, world.buyer]) {
      expect(await seenBy(actor, sent)).toMatchObject({ status: 'pending_payment_approval', paymentState: 'held' });
    }
    const invoiceId = sent.invoice.id;
    const organizationId = idOf(world.seller);
    for (const refused of [
      () => world.payFromBalance(sent.invoice),
      () => world.payAsGuest(sent, 'everyday'),
      () =>
        world.as(world.seller, (context) => cancelInvoice(context, { invoiceId, organizationId, message: 'Wrong' })),
      () =>
        world.as(world.seller, (context) =>
          markPaidExternally(context, { invoiceId, organizationId, markedBy: 'Ada' }),
        ),
    ]) {
      await expect(refused()).rejects.toMatchObject({ code: 'InvoicePaymentProcessingError' });
    }
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-held': 'Dr avail:traditional 100.00 / Cr hold:pay 100.00',
    });
    expect((await mailsOf(sent)).map(({ template }) => template).sort()).toEqual([
      'payment-held-payer',
      'payment-held-seller',
    ]);
    await expectInvariants(app, invoiceId);
  });

  it('is refused like any other without enough money', async () => {
    const sent = await world.send({ dueDate: later, items: [{ name: 'Ship', rate: '9999999', qty: '1' }] });
    await expect(payMonitored(sent)).rejects.toMatchObject({ code: 'InsufficientFundsError' });
    expect((await seenBy(world.buyer, sent)).status).toBe('sent');
  });

  it('reaches the seller once staff allow it, on time by the day that it was made', async () => {
    const today = await app.clock.today(db);
    const [early, due] = [await world.send({ dueDate: later }), await world.send({ dueDate: today })];
    await payMonitored(early);
    await payMonitored(due);
    await advanceClock(app, work, 2 * day);
    expect((await decide(early, 'allow')).status).toBe('allocated');
    const before = Number(await world.balanceOf(world.seller));
    expect(await decide(due, 'allow')).toMatchObject({
      status: 'completed',
      paidOnDate: today,
      paymentWindow: 'paid_on_due',
    });
    expect(Number(await world.balanceOf(world.seller))).toBe(before + 100);
    expect(await journalsOf(app, due.invoice)).toMatchObject({
      'payment-allowed': 'Dr hold:pay 100.00 / Cr reserve 100.00',
      'invoice-release': 'Dr reserve 100.00 / Cr avail:traditional 100.00',
    });
    for (const { invoice } of [early, due]) await expectInvariants(app, invoice.id);
  });

  it('keeps its early discount, and no late fee is charged meanwhile', async () => {
    const sent = await world.send({
      dueDate: '2090-04-20',
      earlyDiscountPercent: '0.05',
      earlyDiscountEndDate: '2090-03-20',
      lateFeeSettings: { type: 'recurring', percent: '0.01', repeatPeriod: 1 },
    });
    await payMonitored(sent);
    await world.goTo('2090-04-25');
    expect(await decide(sent, 'allow')).toMatchObject({
      status: 'completed',
      paymentWindow: 'allocated_early',
      paidAmountMinor: 9_500n,
      lateFeeMinor: 0n,
    });
    await expectInvariants(app, sent.invoice.id);
  });

  it('goes back to the buyer’s balance if staff deny it, and the invoice ends', async () => {
    const sent = await world.send({ dueDate: later });
    const before = await world.balanceOf(world.buyer);
    await payMonitored(sent);
    expect(await decide(sent, 'deny')).toMatchObject({
      status: 'denied',
      denialReason: 'payment_denied_by_compliance',
    });
    expect(await world.balanceOf(world.buyer)).toBe(before);
    expect(await seenBy(world.seller, sent)).toMatchObject({
      status: 'denied',
      denialReason: 'payment_denied_by_compliance',
      deniedAt: expect.any(String),
      totalDue: { $numberDecimal: '100.00' },
    });
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-denied': 'Dr hold:pay 100.00 / Cr avail:traditional 100.00',
      'invoice-denied': 'Dr denied 100.00 / Cr ar 100.00',
    });
    expect((await mailsOf(sent)).filter(({ template }) => template.startsWith('payment-denied'))).toMatchObject([
      { template: 'payment-denied-seller', data: { reason: 'payment_denied_by_compliance' } },
      { template: 'payment-denied-payer', data: { place: 'balance' } },
    ]);
    await expect(world.payFromBalance(sent.invoice)).rejects.toMatchObject({ code: 'InvoiceStateError' });
    await expectInvariants(app, sent.invoice.id);
  });

  it('is kept by order of an authority', async () => {
    const sent = await world.send({ dueDate: later });
    const before = Number(await world.balanceOf(world.buyer));
    await payMonitored(sent);
    expect((await decide(sent, 'block')).status).toBe('denied');
    expect(Number(await world.balanceOf(world.buyer))).toBe(before - 100);
    expect(await balanceOf(db, accounts.blocked(idOf(world.buyer)), 'USD')).toBe(10_000n);
    expect(await mailsOf(sent)).toContainEqual(
      expect.objectContaining({
        template: 'payment-denied-payer',
        data: expect.objectContaining({ place: 'blocked' }),
      }),
    );
    await expectInvariants(app, sent.invoice.id);
  });

  it('is decided about once, whatever is decided at the same moment', async () => {
    const sent = await world.send({ dueDate: later });
    await payMonitored(sent);
    const results = await Promise.allSettled([
      decide(sent, 'allow'),
      decide(sent, 'block'),
      decide(sent, 'block'),
      decide(sent, 'allow'),
    ]);
    expect(codesOf(results)).toEqual(Array.from({ length: 3 }, () => 'InvoiceStateError'));
    await expectInvariants(app, sent.invoice.id);
  });
});

describe('a reserved payment', () => {
  it('is denied: the money goes back, and earned points too', async () => {
    const sent = await world.send({ dueDate: later, items: [{ name: 'Work', rate: '1000', qty: '1' }] });
    const before = await world.balanceOf(world.buyer);
    const points = () => balanceOf(db, accounts.points(idOf(world.buyer)), 'PTS');
    await advanceClock(app, work, 3_600_000);
    const earlier = await points();
    await world.payFromBalance(sent.invoice);
    await advanceClock(app, work, 3_600_000);
    expect(await points()).toBeGreaterThan(earlier);
    expect((await decide(sent, 'deny')).status).toBe('denied');
    await advanceClock(app, work, 3_600_000);
    expect(await points()).toBe(earlier);
    expect(await world.balanceOf(world.buyer)).toBe(before);
    await expectInvariants(app, sent.invoice.id);
  });

  it('is denied or released, never both', async () => {
    const sent = await world.send({ dueDate: '2090-05-02' });
    await world.payFromBalance(sent.invoice);
    await world.goTo('2090-05-01');
    const results = await Promise.allSettled([advanceClock(app, work, day), decide(sent, 'deny')]);
    const { status } = await world.invoice(sent.invoice.id);
    expect(status).toBe(results[1]?.status === 'fulfilled' ? 'denied' : 'completed');
    await expectInvariants(app, sent.invoice.id);
  });

  it('can’t be denied once the seller has it, before it is paid, or while the bank has it', async () => {
    const today = await app.clock.today(db);
    const [paid, open, debited] = [
      await world.send({ dueDate: today }),
      await world.send({ dueDate: later }),
      await world.send({ dueDate: later }),
    ];
    await world.payFromBalance(paid.invoice);
    await world.payAsGuest(debited, 'everyday');
    for (const [sent, decision] of [
      [paid, 'deny'],
      [open, 'allow'],
      [debited, 'deny'],
      [debited, 'allow'],
    ] as const) {
      await expect(decide(sent, decision)).rejects.toMatchObject({ code: 'InvoiceStateError' });
    }
  });
});

describe('a bank’s money', () => {
  it('of a debit that has settled or cleared goes back to the account that it came from', async () => {
    const waiting = await suspenseReturned();
    const [settled, cleared] = [
      await world.send({ dueDate: '2090-12-31', recipientEmail: 'one@example.com' }),
      await world.send({ dueDate: '2090-12-31', recipientEmail: 'two@example.com' }),
    ];
    await world.payAsGuest(cleared, 'everyday');
    await advanceClock(app, work, 10 * day);
    await world.payAsGuest(settled, 'everyday');
    for (let index = 0; index < 6 && (await paymentOf(settled)).state !== 'settled'; index += 1) {
      await advanceClock(app, work, day);
    }
    for (const sent of [settled, cleared]) {
      expect((await decide(sent, 'deny')).status).toBe('denied');
      expect(await mailsOf(sent)).toContainEqual(
        expect.objectContaining({ template: 'payment-denied-payer', data: expect.objectContaining({ place: 'bank' }) }),
      );
    }
    expect(await suspenseReturned()).toBe(waiting + 20_000n);
    await advanceClock(app, work, 10 * day);
    expect(await suspenseReturned()).toBe(waiting);
    for (const sent of [settled, cleared]) {
      expect(await paymentOf(sent)).toMatchObject({ state: 'denied', refund_failed_at: null });
      expect((await paymentOf(sent)).refund_settled_at).not.toBeNull();
      await expectInvariants(app, sent.invoice.id);
    }
  });

  it('of a debit is not sent back while its bank can still return it', async () => {
    const [waiting, loss] = [await suspenseReturned(), await balanceOf(db, accounts.expense('ach_loss'), 'USD')];
    const sent = await world.send({ dueDate: '2090-12-31', recipientEmail: 'window@example.com' });
    await world.payAsGuest(sent, 'everyday');
    await untilState(sent, 'settled');
    expect((await decide(sent, 'deny')).status).toBe('denied');
    expect(await paymentOf(sent)).toMatchObject({ refund_queued_at: null });
    await bankSays(sent, { kind: 'returned', code: 'R08', owner: 'invoice-payment' });
    await advanceClock(app, work, 12 * day);
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'late-return': 'Dr suspense:ret 100.00 / Cr bank:ach 100.00',
    });
    expect(await suspenseReturned()).toBe(waiting);
    expect(await balanceOf(db, accounts.expense('ach_loss'), 'USD')).toBe(loss);
    expect(await paymentOf(sent)).toMatchObject({ refund_queued_at: null });
    await expectInvariants(app, sent.invoice.id);
  });

  it('of a refund that moves although the bank had refused it has left, and staff see it', async () => {
    const sent = await world.send({ dueDate: '2090-12-31', recipientEmail: 'contradicts@example.com' });
    await world.payAsGuest(sent, 'everyday');
    await untilState(sent, 'cleared');
    vi.spyOn(app.providers.rails, 'submit').mockResolvedValueOnce({ outcome: 'refused', code: 'R13' });
    await decide(sent, 'deny');
    await advanceClock(app, work, day);
    expect(await kindsOf(sent)).toEqual(['refund-failed']);
    const waiting = await suspenseReturned();
    await bankSays(sent, { kind: 'settled', owner: 'denied-payment' });
    await advanceClock(app, work, day);
    expect(await suspenseReturned()).toBe(waiting - 10_000n);
    await bankSays(sent, { kind: 'returned', code: 'R02', owner: 'denied-payment' });
    await advanceClock(app, work, day);
    expect(await suspenseReturned()).toBe(waiting);
    expect(await kindsOf(sent)).toEqual(['refund-failed', 'refund-left-after-failure']);
    await expectInvariants(app, sent.invoice.id);
  });

  it('of a denial after its window is not sent back before the news of its bank was applied', async () => {
    const [waiting, loss] = [await suspenseReturned(), await balanceOf(db, accounts.expense('ach_loss'), 'USD')];
    const sent = await world.send({ dueDate: '2090-12-31', recipientEmail: 'unheard@example.com' });
    await world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await untilState(sent, 'cleared');
    await bankSays(sent, { kind: 'returned', code: 'R10', owner: 'invoice-payment' });
    await decide(sent, 'deny');
    await advanceClock(app, work, 12 * day);
    expect(await paymentOf(sent)).toMatchObject({ refund_queued_at: null });
    expect(await suspenseReturned()).toBe(waiting);
    expect(await balanceOf(db, accounts.expense('ach_loss'), 'USD')).toBe(loss);
    await expectInvariants(app, sent.invoice.id);
  });

  it('of a debit that is returned while its refund fails is no loss, unless the refund leaves after all', async () => {
    const loss = () => balanceOf(db, accounts.expense('ach_loss'), 'USD');
    const sent = await world.send({ dueDate: '2090-12-31', recipientEmail: 'both@example.com' });
    await world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await untilState(sent, 'cleared');
    const [waiting, before] = [await suspenseReturned(), await loss()];
    await decide(sent, 'deny');
    await advanceClock(app, work, day);
    await bankSays(sent, { kind: 'returned', code: 'R10', owner: 'invoice-payment' });
    await advanceClock(app, work, 0);
    expect(await loss()).toBe(before + 10_000n);
    await advanceClock(app, work, 5 * day);
    await bankSays(sent, { kind: 'returned', code: 'R02', owner: 'denied-payment' });
    await advanceClock(app, work, day);
    expect([await suspenseReturned(), await loss()]).toEqual([waiting, before]);
    expect(await kindsOf(sent)).toEqual(['debit-returned-after-refund']);
    await expectInvariants(app, sent.invoice.id);
  });

  it('opens an item again that was resolved', async () => {
    const sent = await world.send({ dueDate: '2090-12-31', recipientEmail: 'again@example.com' });
    await world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await untilState(sent, 'cleared');
    vi.spyOn(app.providers.rails, 'submit').mockResolvedValueOnce({ outcome: 'refused', code: 'R13' });
    await decide(sent, 'deny');
    await advanceClock(app, work, day);
    const [item] = (await listExceptions(db, { limit: 1 })).items;
    const resolved_at = await app.clock.now(db);
    await db
      .updateTable('payment_exceptions')
      .set({ resolved_at })
      .where('id', '=', item?.exceptionId ?? '')
      .execute();
    expect(await kindsOf(sent)).toEqual([]);
    await bankSays(sent, { kind: 'settled', owner: 'denied-payment' });
    await advanceClock(app, work, day);
    await bankSays(sent, { kind: 'returned', code: 'R02', owner: 'denied-payment' });
    await advanceClock(app, work, day);
    expect(await kindsOf(sent)).toEqual(['refund-failed', 'refund-left-after-failure']);
  });

  it('of a debit that is returned after its refund is a loss of the house', async () => {
    const sent = await world.send({ dueDate: '2090-12-31', recipientEmail: 'late@example.com' });
    await world.payAsGuest(sent, 'r10');
    await advanceClock(app, work, 12 * day);
    await decide(sent, 'deny');
    const before = await balanceOf(db, accounts.expense('ach_loss'), 'USD');
    await advanceClock(app, work, 40 * day);
    expect(await balanceOf(db, accounts.expense('ach_loss'), 'USD')).not.toBe(before);
    expect(await kindsOf(sent)).toEqual(['debit-returned-after-refund']);
    expect((await world.invoice(sent.invoice.id)).status).toBe('denied');
  });

  it.each([
    ['by IBAN goes back', 'DE89370400440532013000', 'bank'],
    ['from an unknown account waits for staff', '12345678', 'waiting'],
    ['whose refund is rejected waits for staff', 'DE00990003440532013000', 'bank'],
  ])('of a transfer %s', async (name, senderAccount, place) => {
    const waiting = await suspenseReturned();
    const sent = await world.send({
      dueDate: '2090-12-31',
      recipientEmail: 'transfer@example.com',
      paymentMethods: { achDirectDebit: { enabled: false }, bankTransfer: { enabled: true } },
    });
    await app.providers.rails.simulateCredit?.({
      bankReference: `denied-${senderAccount}`,
      rail: 'wire',
      amountMinor: 10_000n,
      currency: 'USD',
      creditedAccount: 'seller',
      remittance: invoiceReferenceOf(sent.invoice.id),
      senderName: 'Guest Ltd',
      senderAccount,
    });
    await receiveRailsEvents(app);
    expect((await decide(sent, 'deny')).status).toBe('denied');
    expect(await mailsOf(sent)).toContainEqual(
      expect.objectContaining({ template: 'payment-denied-payer', data: expect.objectContaining({ place }) }),
    );
    await advanceClock(app, work, 6 * day);
    expect(await suspenseReturned()).toBe(waiting + (name.includes('waits') ? 10_000n : 0n));
    await expectInvariants(app, sent.invoice.id);
  });
});

describe('a debit of a monitored buyer', () => {
  const held = async () => {
    const sent = await world.send({ dueDate: '2091-12-31' });
    await world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await change(world.buyer, { monitored: true });
    try {
      await untilState(sent, 'held');
    } finally {
      await change(world.buyer, { monitored: false });
    }
    return sent;
  };

  it('is held once its money would have cleared, and goes on once staff allow it', async () => {
    const sent = await held();
    expect(await seenBy(world.buyer, sent)).toMatchObject({ status: 'pending_payment_approval', paymentState: 'held' });
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-held': 'Dr unsettled 100.00 / Cr hold:pay 100.00',
    });
    await expectInvariants(app, sent.invoice.id);
    expect((await decide(sent, 'allow')).status).toBe('allocated');
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-allowed': 'Dr hold:pay 100.00 / Cr reserve 100.00',
    });
    await expectInvariants(app, sent.invoice.id);
  });

  it('goes back to its bank if staff deny it, and is kept if an authority orders that', async () => {
    const [denied, blocked] = [await held(), await held()];
    const [waiting, kept] = [await suspenseReturned(), await balanceOf(db, accounts.blocked(idOf(world.buyer)), 'USD')];
    expect((await decide(denied, 'deny')).status).toBe('denied');
    expect((await decide(blocked, 'block')).status).toBe('denied');
    expect(await balanceOf(db, accounts.blocked(idOf(world.buyer)), 'USD')).toBe(kept + 10_000n);
    await advanceClock(app, work, 8 * day);
    expect(await suspenseReturned()).toBe(waiting);
    await bankSays(blocked, { kind: 'returned', code: 'R10', owner: 'invoice-payment' });
    await advanceClock(app, work, day);
    expect(await balanceOf(db, accounts.blocked(idOf(world.buyer)), 'USD')).toBe(kept);
    for (const { invoice } of [denied, blocked]) await expectInvariants(app, invoice.id);
  });

  it('that is returned while it is held opens the invoice again', async () => {
    const sent = await held();
    await bankSays(sent, { kind: 'returned', code: 'R08', owner: 'invoice-payment' });
    await advanceClock(app, work, day);
    expect((await world.invoice(sent.invoice.id)).status).toBe('sent');
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'debit-returned': 'Dr hold:pay 100.00 / Cr bank:ach 100.00',
    });
    await expectInvariants(app, sent.invoice.id);
  });
});

it('a debit that is returned while it is held can be held again when it is presented again', async () => {
  const sent = await world.send({ dueDate: '2091-12-31' });
  await world.payAsGuest(sent, 'everyday', sent.invoice.id);
  await change(world.buyer, { monitored: true });
  try {
    await untilState(sent, 'held');
    await bankSays(sent, { kind: 'returned', code: 'R01', owner: 'invoice-payment' });
    await advanceClock(app, work, 0);
    expect(await paymentOf(sent)).toMatchObject({ state: 'authorized', presentment: 2, held_at: null });
    await untilState(sent, 'held');
  } finally {
    await change(world.buyer, { monitored: false });
  }
  expect((await decide(sent, 'allow')).status).toBe('allocated');
  await expectInvariants(app, sent.invoice.id);
});

describe('a seller who is not verified', () => {
  it('is told until when, and the money goes back on that day, once', async () => {
    const own = await createTradingWorld(app, { sellerChanges: { verificationStatus: 'completed' } });
    await own.deposit('500');
    const today = await app.clock.today(db);
    const sent = await own.send({ dueDate: today });
    await own.payFromBalance(sent.invoice);
    expect(await mailsOf(sent)).toContainEqual(
      expect.objectContaining({
        template: 'payment-guaranteed-seller',
        data: expect.objectContaining({ verifyOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
      }),
    );
    await advanceClock(app, work, 28 * day);
    expect((await own.invoice(sent.invoice.id)).status).toBe('allocated');
    await Promise.all([advanceClock(app, work, 3 * day), advanceClock(app, work, 3 * day)]);
    expect(await own.invoice(sent.invoice.id)).toMatchObject({
      status: 'denied',
      denialReason: 'recipient_not_verified',
    });
    expect(await own.balanceOf(own.buyer)).toBe('500.00');
    expect((await mailsOf(sent)).filter(({ template }) => template === 'payment-denied-payer')).toMatchObject([
      { data: { reason: 'recipient_not_verified', place: 'balance' } },
    ]);
    await expectInvariants(app, sent.invoice.id);
  });

  it('gets the money if the verification comes in time, also while restricted later', async () => {
    const own = await createTradingWorld(app, { sellerChanges: { verificationStatus: 'completed' } });
    await own.deposit('500');
    const today = await app.clock.today(db);
    const [first, second] = [await own.send({ dueDate: today }), await own.send({ dueDate: today })];
    await own.payFromBalance(first.invoice);
    await advanceClock(app, work, 20 * day);
    await change(own.seller, { verification_status: 'approved' });
    await advanceClock(app, work, 2 * day);
    expect((await own.invoice(first.invoice.id)).status).toBe('completed');
    await db.updateTable('organizations').set({ status: 'restricted' }).where('id', '=', idOf(own.seller)).execute();
    await own.payFromBalance(second.invoice);
    await advanceClock(app, work, 60 * day);
    expect((await own.invoice(second.invoice.id)).status).toBe('allocated');
  });
});
