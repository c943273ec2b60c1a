import { describe, expect, it } from 'vitest';
import { cancelInvoice, markPaidExternally, type SentInvoice } from '../invoices/index.ts';
import { advanceClock } from '../jobs/index.ts';
import { accounts, balanceOf } from '../ledger/index.ts';
import { createTradingWorld, expectInvariants, journalsOf } from '../test-support/trading-world.ts';
import { checkedPayments, checkWork, idOf } from './payment-checks-fixtures.ts';

const scene = checkedPayments();
const { app, db } = scene;
const later = '2090-06-30';

/** Pays as a buyer whom staff monitor. */
const payMonitored = (sent: SentInvoice) => scene.whileMonitored(() => scene.world.payFromBalance(sent.invoice));

const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));

describe('a payment of a monitored buyer', () => {
  it('is on hold: nobody pays, cancels or marks the invoice, and both sides read why', async () => {
    const sent = await scene.world.send({ dueDate: later });
    const before = Number(await scene.world.balanceOf(scene.world.buyer));
    await payMonitored(sent);
    expect(Number(await scene.world.balanceOf(scene.world.buyer))).toBe(before - 100);
    for (const actor of [scene.world.seller, scene.world.buyer]) {
      expect(await scene.seenBy(actor, sent)).toMatchObject({
        status: 'pending_payment_approval',
        paymentState: 'held',
      });
    }
    const invoiceId = sent.invoice.id;
    const organizationId = idOf(scene.world.seller);
    for (const refused of [
      () => scene.world.payFromBalance(sent.invoice),
      () => scene.world.payAsGuest(sent, 'everyday'),
      () =>
        scene.world.as(scene.world.seller, (context) =>
          cancelInvoice(context, { invoiceId, organizationId, message: 'Wrong' }),
        ),
      () =>
        scene.world.as(scene.world.seller, (context) =>
          markPaidExternally(context, { invoiceId, organizationId, markedBy: 'Ada' }),
        ),
    ]) {
      await expect(refused()).rejects.toMatchObject({ code: 'InvoicePaymentProcessingError' });
    }
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-held': 'Dr avail:traditional 100.00 / Cr hold:pay 100.00',
    });
    expect((await scene.mailsOf(sent)).map(({ template }) => template).sort()).toEqual([
      'payment-held-payer',
      'payment-held-seller',
    ]);
    await expectInvariants(app, invoiceId);
  });

  it('is refused like any other without enough money', async () => {
    const sent = await scene.world.send({ dueDate: later, items: [{ name: 'Ship', rate: '9999999', qty: '1' }] });
    await expect(payMonitored(sent)).rejects.toMatchObject({ code: 'InsufficientFundsError' });
    expect((await scene.seenBy(scene.world.buyer, sent)).status).toBe('sent');
  });

  it('reaches the seller once staff allow it, on time by the day that it was made', async () => {
    const today = await app.clock.today(db);
    const [early, due] = [await scene.world.send({ dueDate: later }), await scene.world.send({ dueDate: today })];
    await payMonitored(early);
    await payMonitored(due);
    await scene.pass(2);
    expect((await scene.decide(early, 'allow')).status).toBe('allocated');
    const before = Number(await scene.world.balanceOf(scene.world.seller));
    expect(await scene.decide(due, 'allow')).toMatchObject({
      status: 'completed',
      paidOnDate: today,
      paymentWindow: 'paid_on_due',
    });
    expect(Number(await scene.world.balanceOf(scene.world.seller))).toBe(before + 100);
    expect(await journalsOf(app, due.invoice)).toMatchObject({
      'payment-allowed': 'Dr hold:pay 100.00 / Cr reserve 100.00',
      'invoice-release': 'Dr reserve 100.00 / Cr avail:traditional 100.00',
    });
    for (const { invoice } of [early, due]) await expectInvariants(app, invoice.id);
  });

  it('keeps its early discount, and no late fee is charged meanwhile', async () => {
    const sent = await scene.world.send({
      dueDate: '2090-04-20',
      earlyDiscountPercent: '0.05',
      earlyDiscountEndDate: '2090-03-20',
      lateFeeSettings: { type: 'recurring', percent: '0.01', repeatPeriod: 1 },
    });
    await payMonitored(sent);
    await scene.world.goTo('2090-04-25');
    expect(await scene.decide(sent, 'allow')).toMatchObject({
      status: 'completed',
      paymentWindow: 'allocated_early',
      paidAmountMinor: 9_500n,
      lateFeeMinor: 0n,
    });
    await expectInvariants(app, sent.invoice.id);
  });

  it('goes back to the buyer’s balance if staff deny it, and the invoice ends', async () => {
    const sent = await scene.world.send({ dueDate: later });
    const before = await scene.world.balanceOf(scene.world.buyer);
    await payMonitored(sent);
    expect(await scene.decide(sent, 'deny')).toMatchObject({
      status: 'denied',
      denialReason: 'payment_denied_by_compliance',
    });
    expect(await scene.world.balanceOf(scene.world.buyer)).toBe(before);
    expect(await scene.seenBy(scene.world.seller, sent)).toMatchObject({
      status: 'denied',
      denialReason: 'payment_denied_by_compliance',
      deniedAt: expect.any(String),
      totalDue: { $numberDecimal: '100.00' },
    });
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-denied': 'Dr hold:pay 100.00 / Cr avail:traditional 100.00',
      'invoice-denied': 'Dr denied 100.00 / Cr ar 100.00',
    });
    expect((await scene.mailsOf(sent)).filter(({ template }) => template.startsWith('payment-denied'))).toMatchObject([
      { template: 'payment-denied-seller', data: { reason: 'payment_denied_by_compliance' } },
      { template: 'payment-denied-payer', data: { place: 'balance' } },
    ]);
    await expect(scene.world.payFromBalance(sent.invoice)).rejects.toMatchObject({ code: 'InvoiceStateError' });
    await expectInvariants(app, sent.invoice.id);
  });

  it('is kept by order of an authority', async () => {
    const sent = await scene.world.send({ dueDate: later });
    const before = Number(await scene.world.balanceOf(scene.world.buyer));
    await payMonitored(sent);
    expect((await scene.decide(sent, 'block')).status).toBe('denied');
    expect(Number(await scene.world.balanceOf(scene.world.buyer))).toBe(before - 100);
    expect(await balanceOf(db, accounts.blocked(idOf(scene.world.buyer)), 'USD')).toBe(10_000n);
    expect(await scene.mailsOf(sent)).toContainEqual(
      expect.objectContaining({
        template: 'payment-denied-payer',
        data: expect.objectContaining({ place: 'blocked' }),
      }),
    );
    await expectInvariants(app, sent.invoice.id);
  });

  it('is decided about once, whatever is decided at the same moment', async () => {
    const sent = await scene.world.send({ dueDate: later });
    await payMonitored(sent);
    const results = await Promise.allSettled([
      scene.decide(sent, 'allow'),
      scene.decide(sent, 'block'),
      scene.decide(sent, 'block'),
      scene.decide(sent, 'allow'),
    ]);
    expect(codesOf(results)).toEqual(Array.from({ length: 3 }, () => 'InvoiceStateError'));
    await expectInvariants(app, sent.invoice.id);
  });
});

describe('a reserved payment', () => {
  it('is denied: the money goes back, and earned points too', async () => {
    const sent = await scene.world.send({ dueDate: later, items: [{ name: 'Work', rate: '1000', qty: '1' }] });
    const before = await scene.world.balanceOf(scene.world.buyer);
    const points = () => balanceOf(db, accounts.points(idOf(scene.world.buyer)), 'PTS');
    await advanceClock(app, checkWork, 3_600_000);
    const earlier = await points();
    await scene.world.payFromBalance(sent.invoice);
    await advanceClock(app, checkWork, 3_600_000);
    expect(await points()).toBeGreaterThan(earlier);
    expect((await scene.decide(sent, 'deny')).status).toBe('denied');
    await advanceClock(app, checkWork, 3_600_000);
    expect(await points()).toBe(earlier);
    expect(await scene.world.balanceOf(scene.world.buyer)).toBe(before);
    await expectInvariants(app, sent.invoice.id);
  });

  it('is denied or released, never both', async () => {
    const sent = await scene.world.send({ dueDate: '2090-05-02' });
    await scene.world.payFromBalance(sent.invoice);
    await scene.world.goTo('2090-05-01');
    const results = await Promise.allSettled([scene.pass(1), scene.decide(sent, 'deny')]);
    const { status } = await scene.world.invoice(sent.invoice.id);
    expect(status).toBe(results[1]?.status === 'fulfilled' ? 'denied' : 'completed');
    await expectInvariants(app, sent.invoice.id);
  });

  it('can’t be denied once the seller has it, before it is paid, or while the bank has it', async () => {
    const today = await app.clock.today(db);
    const [paid, open, debited] = [
      await scene.world.send({ dueDate: today }),
      await scene.world.send({ dueDate: later }),
      await scene.world.send({ dueDate: later }),
    ];
    await scene.world.payFromBalance(paid.invoice);
    await scene.world.payAsGuest(debited, 'everyday');
    for (const [sent, decision] of [
      [paid, 'deny'],
      [open, 'allow'],
      [debited, 'deny'],
      [debited, 'allow'],
    ] as const) {
      await expect(scene.decide(sent, decision)).rejects.toMatchObject({ code: 'InvoiceStateError' });
    }
  });
});

describe('a debit of a monitored buyer', () => {
  const held = async () => {
    const sent = await scene.world.send({ dueDate: '2091-12-31' });
    await scene.world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await scene.whileMonitored(async () => {
      await scene.untilState(sent, 'held');
    });
    return sent;
  };

  it('is held once its money would have cleared, and goes on once staff allow it', async () => {
    const sent = await held();
    expect(await scene.seenBy(scene.world.buyer, sent)).toMatchObject({
      status: 'pending_payment_approval',
      paymentState: 'held',
    });
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-held': 'Dr unsettled 100.00 / Cr hold:pay 100.00',
    });
    await expectInvariants(app, sent.invoice.id);
    expect((await scene.decide(sent, 'allow')).status).toBe('allocated');
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-allowed': 'Dr hold:pay 100.00 / Cr reserve 100.00',
    });
    await expectInvariants(app, sent.invoice.id);
  });

  it('goes back to its bank if staff deny it, and is kept if an authority orders that', async () => {
    const [denied, blocked] = [await held(), await held()];
    const [waiting, kept] = [
      await scene.suspenseReturned(),
      await balanceOf(db, accounts.blocked(idOf(scene.world.buyer)), 'USD'),
    ];
    expect((await scene.decide(denied, 'deny')).status).toBe('denied');
    expect((await scene.decide(blocked, 'block')).status).toBe('denied');
    expect(await balanceOf(db, accounts.blocked(idOf(scene.world.buyer)), 'USD')).toBe(kept + 10_000n);
    await scene.pass(8);
    expect(await scene.suspenseReturned()).toBe(waiting);
    await scene.bankSays(blocked, { kind: 'returned', code: 'R10', owner: 'invoice-payment' });
    await scene.pass(1);
    expect(await balanceOf(db, accounts.blocked(idOf(scene.world.buyer)), 'USD')).toBe(kept);
    for (const { invoice } of [denied, blocked]) await expectInvariants(app, invoice.id);
  });

  it('that is returned while it is held opens the invoice again', async () => {
    const sent = await held();
    await scene.bankSays(sent, { kind: 'returned', code: 'R08', owner: 'invoice-payment' });
    await scene.pass(1);
    expect((await scene.world.invoice(sent.invoice.id)).status).toBe('sent');
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'debit-returned': 'Dr hold:pay 100.00 / Cr bank:ach 100.00',
    });
    await expectInvariants(app, sent.invoice.id);
  });
});

it('a debit that is returned while it is held can be held again when it is presented again', async () => {
  const sent = await scene.world.send({ dueDate: '2091-12-31' });
  await scene.world.payAsGuest(sent, 'everyday', sent.invoice.id);
  await scene.whileMonitored(async () => {
    await scene.untilState(sent, 'held');
    await scene.bankSays(sent, { kind: 'returned', code: 'R01', owner: 'invoice-payment' });
    await scene.pass(0);
    expect(await scene.paymentOf(sent)).toMatchObject({ state: 'authorized', presentment: 2, held_at: null });
    await scene.untilState(sent, 'held');
  });
  expect((await scene.decide(sent, 'allow')).status).toBe('allocated');
  await expectInvariants(app, sent.invoice.id);
});

describe('a seller who is not verified', () => {
  it('is told until when, and the money goes back on that day, once', async () => {
    const own = await createTradingWorld(app, { sellerChanges: { verificationStatus: 'completed' } });
    await own.deposit('500');
    const today = await app.clock.today(db);
    const sent = await own.send({ dueDate: today });
    await own.payFromBalance(sent.invoice);
    expect(await scene.mailsOf(sent)).toContainEqual(
      expect.objectContaining({
        template: 'payment-guaranteed-seller',
        data: expect.objectContaining({ verifyOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
      }),
    );
    await scene.pass(28);
    expect((await own.invoice(sent.invoice.id)).status).toBe('allocated');
    await Promise.all([scene.pass(3), scene.pass(3)]);
    expect(await own.invoice(sent.invoice.id)).toMatchObject({
      status: 'denied',
      denialReason: 'recipient_not_verified',
    });
    expect(await own.balanceOf(own.buyer)).toBe('500.00');
    expect((await scene.mailsOf(sent)).filter(({ template }) => template === 'payment-denied-payer')).toMatchObject([
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
    await scene.pass(20);
    await scene.change(own.seller, { verification_status: 'approved' });
    await scene.pass(2);
    expect((await own.invoice(first.invoice.id)).status).toBe('completed');
    await db.updateTable('organizations').set({ status: 'restricted' }).where('id', '=', idOf(own.seller)).execute();
    await own.payFromBalance(second.invoice);
    await scene.pass(60);
    expect((await own.invoice(second.invoice.id)).status).toBe('allocated');
  });
});
