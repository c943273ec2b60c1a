import { expect, it } from 'vitest';
import { presentInvoice } from '../invoices/index.ts';
import { tradingDays } from '../test-support/trading-days.ts';

import { journalsOf } from '../test-support/trading-world.ts';
import { payFromBalance } from './pay-from-balance.ts';

const trading = tradingDays({ deposit: '10000' });

/** Sent on 6 March 2090, and due 30 days later. The discount is of the 100 dollars of the items, not of the fee. */
const discounted = {
  dueDate: '2090-04-05',
  earlyDiscountPercent: '0.05',
  earlyDiscountEndDate: '2090-03-20',
  fees: [{ name: 'Shipping', type: 'fixed' as const, value: '10' }],
};

const seenBy = async (viewer: 'buyer' | 'seller', id: string) =>
  await presentInvoice({ app: trading.app, db: trading.app.db }, await trading.world.invoice(id), viewer);

it('is taken by a payment before its end, and the seller gets the rest on the due date', async () => {
  const { world, app } = trading;
  const { invoice } = await trading.sendDue(discounted.dueDate, discounted);
  expect(await seenBy('buyer', invoice.id)).toMatchObject({
    totalDue: { $numberDecimal: '110.00' },
    finalAmount: { $numberDecimal: '105.00' },
    earlyDiscountAmount: { $numberDecimal: '5.00' },
    earlyDiscountEndDate: '2090-03-20',
  });

  const paid = await world.payFromBalance(invoice);
  expect(paid).toMatchObject({ status: 'allocated', paymentWindow: 'allocated_early', paidAmountMinor: 10_500n });
  expect(await journalsOf(app, invoice)).toEqual({
    'invoice-billed': 'Dr ar 110.00 / Cr billed 110.00',
    'payment-accepted': 'Dr discount 5.00 + inflight 105.00 / Cr ar 110.00',
    'payment-received': 'Dr cashpaid 105.00 / Cr inflight 105.00',
    'paid-from-balance': 'Dr avail:traditional 105.00 / Cr reserve 105.00',
  });

  const before = Number(await world.balanceOf(world.seller));
  await world.goTo('2090-04-05', 0);
  expect(Number(await world.balanceOf(world.seller))).toBe(before + 105);
  expect(await seenBy('seller', invoice.id)).toMatchObject({
    status: 'completed',
    paymentWindow: 'allocated_early',
    totalDue: { $numberDecimal: '110.00' },
    finalAmount: { $numberDecimal: '105.00' },
  });
});

it('is not given on the day after its end', async () => {
  const { world } = trading;
  const { invoice } = await trading.sendDue('2090-05-05', { ...discounted, earlyDiscountEndDate: '2090-04-20' });
  await world.goTo('2090-04-20', 23);
  expect((await seenBy('buyer', invoice.id)).finalAmount).toEqual({ $numberDecimal: '105.00' });
  await world.goTo('2090-04-21', 0);
  expect((await seenBy('buyer', invoice.id)).finalAmount).toEqual({ $numberDecimal: '110.00' });
  const paid = await world.payFromBalance(invoice);
  expect(paid).toMatchObject({ status: 'allocated', paymentWindow: 'allocated_on_time', paidAmountMinor: 11_000n });
});

it('is given for a bank debit authorized in time, however long the bank takes', async () => {
  const { world } = trading;
  const sent = await trading.sendDue('2090-06-01', { ...discounted, earlyDiscountEndDate: '2090-05-10' });
  await world.goTo('2090-05-10');
  const pending = await world.payAsGuest(sent, 'everyday');
  expect(pending).toMatchObject({ status: 'pending_payment_approval', discountTakenMinor: 500n });
  expect((await seenBy('buyer', pending.id)).finalAmount).toEqual({ $numberDecimal: '105.00' });
  await world.goTo('2090-05-18');
  expect(await world.invoice(pending.id)).toMatchObject({
    status: 'allocated',
    paymentWindow: 'allocated_early',
    paidAmountMinor: 10_500n,
  });
});

it('is lost when the debit is returned and the discount has ended meanwhile', async () => {
  const { world, app } = trading;
  const sent = await trading.sendDue('2090-07-01', { ...discounted, earlyDiscountEndDate: '2090-05-25' });
  await world.goTo('2090-05-25');
  const pending = await world.payAsGuest(sent, 'r02');
  expect(pending.discountTakenMinor).toBe(500n);
  await world.goTo('2090-06-05');
  expect(await world.invoice(pending.id)).toMatchObject({ status: 'sent', discountTakenMinor: 0n });
  expect((await seenBy('buyer', pending.id)).finalAmount).toEqual({ $numberDecimal: '110.00' });
  expect(await journalsOf(app, pending)).toMatchObject({
    'payment-accepted-reversed': 'Dr ar 110.00 / Cr discount 5.00 + inflight 105.00',
  });
});

it('earns the payer no points', async () => {
  const { world, app } = trading;
  const { invoice } = await trading.sendDue('2090-08-01', { ...discounted, earlyDiscountEndDate: '2090-07-01' });
  const paid = await world.payFromBalance(invoice);
  const grants = await app.db
    .selectFrom('reward_grants')
    .select('id')
    .where('payment_id', '=', paid.paymentId)
    .execute();
  expect(grants).toEqual([]);
});

it.each([
  ['ends too soon', { earlyDiscountEndDate: '2090-06-10' }, 'earlyDiscountEndDate'],
  ['ends too late', { earlyDiscountEndDate: '2090-07-26' }, 'earlyDiscountEndDate'],
  ['is below the least', { earlyDiscountPercent: '0.0196' }, 'earlyDiscountPercent'],
  ['has no end', { earlyDiscountEndDate: undefined }, 'earlyDiscountEndDate'],
  ['has no percentage', { earlyDiscountPercent: undefined }, 'earlyDiscountPercent'],
])('can’t be sent if it %s', async (_what, changes, path) => {
  const content = { ...discounted, dueDate: '2090-08-01', earlyDiscountEndDate: '2090-07-01', ...changes };
  await expect(trading.world.send(content)).rejects.toMatchObject({
    code: 'ValidationError',
    validations: [expect.objectContaining({ path })],
  });
});

it('that ended while the buyer looked at the invoice leaves it unpaid, instead of charging more', async () => {
  const { world } = trading;
  const { invoice } = await trading.sendDue('2090-08-01', { ...discounted, earlyDiscountEndDate: '2090-07-01' });
  const pay = (shownAmount: string) =>
    world.as(world.buyer, (context) =>
      payFromBalance(context, {
        invoiceId: invoice.id,
        buyerOrganizationId: world.buyer.organizationId ?? '',
        shownAmount,
      }),
    );
  for (const shown of ['110.00', '105.001']) {
    await expect(pay(shown)).rejects.toMatchObject({ code: 'PaymentAmountChangedError' });
  }
  expect(await pay('105')).toMatchObject({ status: 'allocated', paidAmountMinor: 10_500n });
});
