import { describe, expect, it, vi } from 'vitest';
import { invoiceReferenceOf } from '../accounts/index.ts';
import { receiveRailsEvents } from '../rails/index.ts';
import { expectInvariants, journalsOf } from '../test-support/trading-world.ts';
import { listExceptions } from './exceptions/index.ts';
import { checkedPayments } from './payment-checks-fixtures.ts';

const scene = checkedPayments();
const { app, db } = scene;

describe('a bank’s money', () => {
  it('of a debit that has settled or cleared goes back to the account that it came from', async () => {
    const waiting = await scene.suspenseReturned();
    const [settled, cleared] = [
      await scene.world.send({ dueDate: '2090-12-31', recipientEmail: 'one@example.com' }),
      await scene.world.send({ dueDate: '2090-12-31', recipientEmail: 'two@example.com' }),
    ];
    await scene.world.payAsGuest(cleared, 'everyday');
    await scene.pass(10);
    await scene.world.payAsGuest(settled, 'everyday');
    for (let index = 0; index < 6 && (await scene.paymentOf(settled)).state !== 'settled'; index += 1) {
      await scene.pass(1);
    }
    for (const sent of [settled, cleared]) {
      expect((await scene.decide(sent, 'deny')).status).toBe('denied');
      expect(await scene.mailsOf(sent)).toContainEqual(
        expect.objectContaining({ template: 'payment-denied-payer', data: expect.objectContaining({ place: 'bank' }) }),
      );
    }
    expect(await scene.suspenseReturned()).toBe(waiting + 20_000n);
    await scene.pass(10);
    expect(await scene.suspenseReturned()).toBe(waiting);
    for (const sent of [settled, cleared]) {
      expect(await scene.paymentOf(sent)).toMatchObject({ state: 'denied', refund_failed_at: null });
      expect((await scene.paymentOf(sent)).refund_settled_at).not.toBeNull();
      await expectInvariants(app, sent.invoice.id);
    }
  });

  it('of a debit is not sent back while its bank can still return it', async () => {
    const [waiting, loss] = [await scene.suspenseReturned(), await scene.losses()];
    const sent = await scene.world.send({ dueDate: '2090-12-31', recipientEmail: 'window@example.com' });
    await scene.world.payAsGuest(sent, 'everyday');
    await scene.untilState(sent, 'settled');
    expect((await scene.decide(sent, 'deny')).status).toBe('denied');
    expect(await scene.paymentOf(sent)).toMatchObject({ refund_queued_at: null });
    await scene.bankSays(sent, { kind: 'returned', code: 'R08', owner: 'invoice-payment' });
    await scene.pass(12);
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'late-return': 'Dr suspense:ret 100.00 / Cr bank:ach 100.00',
    });
    expect(await scene.suspenseReturned()).toBe(waiting);
    expect(await scene.losses()).toBe(loss);
    expect(await scene.paymentOf(sent)).toMatchObject({ refund_queued_at: null });
    await expectInvariants(app, sent.invoice.id);
  });

  it('of a refund that moves although the bank had refused it has left, and staff see it', async () => {
    const sent = await scene.world.send({ dueDate: '2090-12-31', recipientEmail: 'contradicts@example.com' });
    await scene.world.payAsGuest(sent, 'everyday');
    await scene.untilState(sent, 'cleared');
    vi.spyOn(app.providers.rails, 'submit').mockResolvedValueOnce({ outcome: 'refused', code: 'R13' });
    await scene.decide(sent, 'deny');
    await scene.pass(1);
    expect(await scene.kindsOf(sent)).toEqual(['refund-failed']);
    const waiting = await scene.suspenseReturned();
    await scene.bankSays(sent, { kind: 'settled', owner: 'denied-payment' });
    await scene.pass(1);
    expect(await scene.suspenseReturned()).toBe(waiting - 10_000n);
    await scene.bankSays(sent, { kind: 'returned', code: 'R02', owner: 'denied-payment' });
    await scene.pass(1);
    expect(await scene.suspenseReturned()).toBe(waiting);
    expect(await scene.kindsOf(sent)).toEqual(['refund-failed', 'refund-left-after-failure']);
    await expectInvariants(app, sent.invoice.id);
  });

  it('of a denial after its window is not sent back before the news of its bank was applied', async () => {
    const [waiting, loss] = [await scene.suspenseReturned(), await scene.losses()];
    const sent = await scene.world.send({ dueDate: '2090-12-31', recipientEmail: 'unheard@example.com' });
    await scene.world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await scene.untilState(sent, 'cleared');
    await scene.bankSays(sent, { kind: 'returned', code: 'R10', owner: 'invoice-payment' });
    await scene.decide(sent, 'deny');
    await scene.pass(12);
    expect(await scene.paymentOf(sent)).toMatchObject({ refund_queued_at: null });
    expect(await scene.suspenseReturned()).toBe(waiting);
    expect(await scene.losses()).toBe(loss);
    await expectInvariants(app, sent.invoice.id);
  });

  it('of a debit that is returned while its refund fails is no loss, unless the refund leaves after all', async () => {
    const sent = await scene.world.send({ dueDate: '2090-12-31', recipientEmail: 'both@example.com' });
    await scene.world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await scene.untilState(sent, 'cleared');
    const [waiting, before] = [await scene.suspenseReturned(), await scene.losses()];
    await scene.decide(sent, 'deny');
    await scene.pass(1);
    await scene.bankSays(sent, { kind: 'returned', code: 'R10', owner: 'invoice-payment' });
    await scene.pass(0);
    expect(await scene.losses()).toBe(before + 10_000n);
    await scene.pass(5);
    await scene.bankSays(sent, { kind: 'returned', code: 'R02', owner: 'denied-payment' });
    await scene.pass(1);
    expect([await scene.suspenseReturned(), await scene.losses()]).toEqual([waiting, before]);
    expect(await scene.kindsOf(sent)).toEqual(['debit-returned-after-refund']);
    await expectInvariants(app, sent.invoice.id);
  });

  it('of a refund that fails, leaves after all, and fails again, is no loss in the end', async () => {
    const sent = await scene.world.send({ dueDate: '2090-12-31', recipientEmail: 'twice@example.com' });
    await scene.world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await scene.untilState(sent, 'cleared');
    const [waiting, before] = [await scene.suspenseReturned(), await scene.losses()];
    await scene.decide(sent, 'deny');
    // It is submitted, and has not settled.
    await scene.pass(0);
    await scene.bankSays(sent, { kind: 'returned', code: 'R10', owner: 'invoice-payment' });
    await scene.pass(0);
    expect(await scene.losses()).toBe(before + 10_000n);
    await scene.bankSays(sent, { kind: 'rejected', code: 'R03', owner: 'denied-payment' });
    await scene.pass(0);
    expect(await scene.losses()).toBe(before);
    await scene.pass(5);
    expect(await scene.losses()).toBe(before + 10_000n);
    for (const code of ['R02', 'R02']) await scene.bankSays(sent, { kind: 'returned', code, owner: 'denied-payment' });
    await scene.pass(1);
    expect([await scene.suspenseReturned(), await scene.losses()]).toEqual([waiting, before]);
    await expectInvariants(app, sent.invoice.id);
  });

  it('opens an item again that was resolved', async () => {
    const sent = await scene.world.send({ dueDate: '2090-12-31', recipientEmail: 'again@example.com' });
    await scene.world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await scene.untilState(sent, 'cleared');
    vi.spyOn(app.providers.rails, 'submit').mockResolvedValueOnce({ outcome: 'refused', code: 'R13' });
    await scene.decide(sent, 'deny');
    await scene.pass(1);
    const [item] = (await listExceptions(db, { limit: 1 })).items;
    const resolved_at = await app.clock.now(db);
    await db
      .updateTable('payment_exceptions')
      .set({ resolved_at })
      .where('id', '=', item?.exceptionId ?? '')
      .execute();
    expect(await scene.kindsOf(sent)).toEqual([]);
    await scene.bankSays(sent, { kind: 'settled', owner: 'denied-payment' });
    await scene.pass(1);
    await scene.bankSays(sent, { kind: 'returned', code: 'R02', owner: 'denied-payment' });
    await scene.pass(1);
    expect(await scene.kindsOf(sent)).toEqual(['refund-failed', 'refund-left-after-failure']);
  });

  it('of a debit that is returned after its refund is a loss of the house', async () => {
    const sent = await scene.world.send({ dueDate: '2090-12-31', recipientEmail: 'late@example.com' });
    await scene.world.payAsGuest(sent, 'r10');
    await scene.pass(12);
    await scene.decide(sent, 'deny');
    const before = await scene.losses();
    await scene.pass(40);
    expect(await scene.losses()).not.toBe(before);
    expect(await scene.kindsOf(sent)).toEqual(['debit-returned-after-refund']);
    expect((await scene.world.invoice(sent.invoice.id)).status).toBe('denied');
  });

  it.each([
    ['by IBAN goes back', 'DE89370400440532013000', 'bank'],
    ['from an unknown account waits for staff', '12345678', 'waiting'],
    ['whose refund is rejected waits for staff', 'DE00990003440532013000', 'bank'],
  ])('of a transfer %s', async (name, senderAccount, place) => {
    const waiting = await scene.suspenseReturned();
    const sent = await scene.world.send({
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
    expect((await scene.decide(sent, 'deny')).status).toBe('denied');
    expect(await scene.mailsOf(sent)).toContainEqual(
      expect.objectContaining({ template: 'payment-denied-payer', data: expect.objectContaining({ place }) }),
    );
    await scene.pass(6);
    expect(await scene.suspenseReturned()).toBe(waiting + (name.includes('waits') ? 10_000n : 0n));
    await expectInvariants(app, sent.invoice.id);
  });
});
