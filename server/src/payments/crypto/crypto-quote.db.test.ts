import { addDays } from '@quittance/sdk/time';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DraftContent, presentInvoice } from '../../invoices/index.ts';
import { advanceClock } from '../../jobs/index.ts';
import { codeOf, dataOf } from '../../test-support/test-client.ts';
import { journalsOf } from '../../test-support/trading-world.ts';
import { coinMethods, coinScene, coinWork } from './coin-scene-fixtures.ts';
import { coinGuest } from './crypto-fixtures.ts';

const scene = coinScene();
const { app, db, server } = scene;

describe('a quote', () => {
  it('isn’t offered for payment once its time is over, even before it is closed', async () => {
    await scene.guest.quote();
    await advanceClock(app, { ...coinWork, due: [] }, 16 * 60_000);
    expect(await scene.guest.see()).toMatchObject({ state: 'expired', secondsLeft: 0 });
  });

  it('that pays the invoice is shown before a newer one', async () => {
    await scene.guest.quote();
    const late = await scene.news();
    const { quoteId } = await scene.guest.see();
    await scene.pass(16);
    await scene.guest.quote();
    await scene.post(late);
    expect(await scene.guest.see()).toMatchObject({ quoteId, state: 'confirming' });
  });

  it('takes parts down to the last unit', async () => {
    await scene.guest.quote();
    for (let part = 0; part < 8; part++) await scene.guest.send('under');
    expect((await scene.guest.send('under')).status).toBe(200);
    await scene.pass(40);
    await scene.drain();
  });

  it('is refused for another amount than was shown, an address that is none, and where it is not offered', async () => {
    expect(codeOf(await scene.guest.quote('BTC', { finalAmount: '99' }))).toBe('PaymentAmountChangedError');
    expect((await scene.guest.quote('BTC', { refundAddress: 'tb1qwrong' })).status).toBe(422);
    const other = await scene.world.send({ dueDate: '2090-12-31' });
    expect(codeOf(await coinGuest(server, other).quote())).toBe('PaymentMethodUnavailableError');
  });

  it('is seen by its payer only', async () => {
    await scene.guest.quote();
    const other = await scene.world.send({ dueDate: '2090-12-31', paymentMethods: coinMethods });
    expect(await coinGuest(server, other).see()).toBeNull();
  });
});

describe('a quote at the end of the day', () => {
  /** Sends an invoice, and goes to 23:50 of a day. */
  async function evening(day: string, content: Partial<DraftContent> = {}): Promise<void> {
    await scene.send({ dueDate: day, ...content });
    await scene.world.goTo(day, 23 + 50 / 60);
  }

  it.each<[string, string, string, Partial<DraftContent>]>([
    ['a late fee is charged', '2090-03-10', '100', { lateFeeSettings: { type: 'flat', percent: '0.05' } }],
    [
      'the discount ends',
      '2090-03-20',
      '95',
      { dueDate: '2090-04-20', earlyDiscountPercent: '0.05', earlyDiscountEndDate: '2090-03-20' },
    ],
  ])('ends with it when %s then, and says so', async (_why, day, finalAmount, content) => {
    await evening(day, content);
    expect(dataOf(await scene.guest.quote('BTC', { finalAmount }))).toMatchObject({
      amountChangesThen: true,
      secondsLeft: 599,
    });
  });

  it('holds for its whole term when the amount stays, and what is sent after the due date is late', async () => {
    await evening('2090-03-22');
    expect(dataOf(await scene.guest.quote())).toMatchObject({ amountChangesThen: false, secondsLeft: 900 });
    await scene.pass(12);
    await scene.guest.send('exact');
    await scene.pass(60);
    expect(await scene.invoice()).toMatchObject({ status: 'paid_late', paidOnDate: '2090-03-23' });
  });

  describe('whose coins were sent before a late fee that was charged before we heard of them', () => {
    beforeEach(async () => {
      const today = await app.clock.today(db);
      await evening(addDays(today, 1), { lateFeeSettings: { type: 'recurring', percent: '0.05', repeatPeriod: 1 } });
      await scene.guest.quote();
    });
    const seen = async () => await scene.news({ transactionId: 'd'.repeat(64) });

    it('is paid by them: the fee is taken back', async () => {
      const event = await seen();
      await scene.pass(26 * 60);
      expect(await scene.invoice()).toMatchObject({ totalDueMinor: 11_000n, isOverdue: true });
      await scene.post(event);
      expect(await scene.invoice()).toMatchObject({
        status: 'pending_payment_approval',
        totalDueMinor: 10_000n,
        lateFeeMinor: 0n,
      });
      await scene.post({ ...event, eventId: crypto.randomUUID(), sequence: 3, confirmations: 3 });
      expect(await scene.invoice()).toMatchObject({ status: 'completed', paidAmountMinor: 10_000n });
      expect(await scene.guest.see()).toMatchObject({ state: 'paid', refunds: [] });
      expect(await journalsOf(app, scene.sent.invoice)).toMatchObject({
        'late-fee-taken-back': expect.stringContaining('Dr latefee 5.00'),
      });
    });

    it('is charged the fees again when the network drops them', async () => {
      const event = await seen();
      await scene.pass(30);
      await scene.post(event);
      await scene.post({ ...event, eventId: crypto.randomUUID(), sequence: 1, isDropped: true });
      expect(await scene.invoice()).toMatchObject({ status: 'sent' });
      await scene.pass(1);
      expect(await scene.invoice()).toMatchObject({ totalDueMinor: 10_500n, lateFeePeriods: 1 });
      expect((await presentInvoice({ app, db }, await scene.invoice(), 'buyer')).lateFees).toHaveLength(1);
    });
  });
});
