import { expect, it } from 'vitest';
import { advanceClock } from '../jobs/index.ts';
import { tradingDays } from '../test-support/trading-days.ts';
import { journalsOf, paymentWork } from '../test-support/trading-world.ts';
import { cancelInvoice, lateFeeCharging, markPaidExternally, presentInvoice, rejectInvoice } from './index.ts';

const trading = tradingDays({ deposit: '100000' });

type LateFee = NonNullable<Parameters<typeof trading.world.send>[0]['lateFeeSettings']>;
const flat: LateFee = { type: 'flat', percent: '0.05' };
const weekly: LateFee = { type: 'recurring', percent: '0.01', repeatPeriod: 7 };
const monthly: LateFee = { type: 'compound', percent: '0.1', repeatPeriod: 30 };

const sendWith = (lateFeeSettings: LateFee, dueDate: string) => trading.sendDue(dueDate, { lateFeeSettings });
const totalOf = async ({ id }: { readonly id: string }) => (await trading.world.invoice(id)).totalDueMinor;
const seen = async ({ id }: { readonly id: string }) =>
  await presentInvoice({ app: trading.app, db: trading.app.db }, await trading.world.invoice(id), 'buyer');

it('a flat fee is charged once, when the day after the due date begins', async () => {
  const { world, app } = trading;
  const { invoice } = await sendWith(flat, '2090-03-10');
  await world.goTo('2090-03-10', 23);
  expect(await totalOf(invoice)).toBe(10_000n);
  await world.goTo('2090-03-11', 0);
  expect(await seen(invoice)).toMatchObject({
    isOverdue: true,
    amountToPay: { $numberDecimal: '100.00' },
    totalDue: { $numberDecimal: '105.00' },
    finalAmount: { $numberDecimal: '105.00' },
    lateFees: [{ chargedOn: '2090-03-11', amount: { $numberDecimal: '5.00' } }],
  });
  await world.goTo('2090-03-30');
  expect(await totalOf(invoice)).toBe(10_500n);

  const paid = await world.payFromBalance(invoice);
  expect(paid).toMatchObject({ status: 'paid_late', paidAmountMinor: 10_500n });
  expect(await journalsOf(app, invoice)).toMatchObject({
    'invoice-billed': 'Dr ar 100.00 / Cr billed 100.00',
    'late-fee': 'Dr ar 5.00 / Cr latefee 5.00',
    'payment-accepted': 'Dr inflight 105.00 / Cr ar 105.00',
  });
});

it('a recurring fee first comes after its days, and a missed run catches up in order', async () => {
  const { world } = trading;
  const { invoice } = await sendWith(weekly, '2090-04-01');
  await world.goTo('2090-04-07', 23);
  expect(await totalOf(invoice)).toBe(10_000n);
  await world.goTo('2090-04-22', 0);
  const { lateFees } = await seen(invoice);
  expect(lateFees).toEqual(
    ['2090-04-08', '2090-04-15', '2090-04-22'].map((chargedOn) => ({ chargedOn, amount: { $numberDecimal: '1.00' } })),
  );
});

it('a compound fee grows with the fees before it', async () => {
  const { world } = trading;
  const { invoice } = await sendWith(monthly, '2090-05-01');
  await world.goTo('2090-06-30', 0);
  expect((await seen(invoice)).lateFees.map(({ amount }) => amount.$numberDecimal)).toEqual(['10.00', '11.00']);
});

it('no fee is charged while a payment is under way; after its return, the missed ones follow', async () => {
  const { world } = trading;
  const sent = await sendWith({ ...weekly, repeatPeriod: 1 }, '2090-07-05');
  await world.goTo('2090-07-05');
  const { id } = await world.payAsGuest(sent, 'r02');
  await world.goTo('2090-07-06', 23);
  expect(await world.invoice(id)).toMatchObject({ status: 'pending_payment_approval', lateFeeMinor: 0n });
  await world.goTo('2090-07-15', 1);
  expect(await world.invoice(id)).toMatchObject({ status: 'sent', isOverdue: true, lateFeePeriods: 10 });
  expect(await totalOf({ id })).toBe(11_000n);
});

/** The ways in which an invoice is closed without money. */
const closings = {
  canceled: (invoiceId) =>
    trading.world.as(trading.world.seller, (context) =>
      cancelInvoice(context, {
        invoiceId,
        organizationId: trading.world.seller.organizationId ?? '',
        message: 'payment-not-owed',
      }),
    ),
  rejected: (invoiceId) =>
    trading.world.as(trading.world.buyer, (context) =>
      rejectInvoice(context, { invoiceId, by: trading.world.buyer, message: null }),
    ),
  'externally paid': (invoiceId) =>
    trading.world.as(trading.world.seller, (context) =>
      markPaidExternally(context, {
        invoiceId,
        organizationId: trading.world.seller.organizationId ?? '',
        markedBy: 'Ann Lee',
      }),
    ),
} satisfies Record<string, (invoiceId: string) => Promise<unknown>>;

it.each([
  ['canceled', 'invoice-canceled'],
  ['rejected', 'invoice-rejected'],
  ['externally paid', 'invoice-external'],
] as const)('no more is charged for an invoice that was %s, and it earns no points', async (how, closing) => {
  const { app } = trading;
  const today = await app.clock.today(app.db);
  const { invoice } = await sendWith({ ...weekly, repeatPeriod: 1 }, today);
  await advanceClock(app, paymentWork, 2 * 86_400_000);
  const owed = await totalOf(invoice);
  expect(owed).toBe(10_200n);
  const before = await journalsOf(app, invoice);
  await closings[how](invoice.id);
  await advanceClock(app, paymentWork, 5 * 86_400_000);
  expect(await totalOf(invoice)).toBe(owed);
  const after = Object.keys(await journalsOf(app, invoice)).filter((kind) => !(kind in before));
  expect(after).toEqual([closing]);
});

it('the fees end at the cap, by default the amount to pay', async () => {
  const { world, app } = trading;
  const { invoice } = await sendWith(
    { type: 'compound', percent: '0.5', repeatPeriod: 1 },
    await app.clock.today(app.db),
  );
  await advanceClock(app, paymentWork, 10 * 86_400_000);
  expect(await world.invoice(invoice.id)).toMatchObject({ totalDueMinor: 20_000n, nextLateFeeOn: null });
});

it('two processes that charge at once charge each fee once', async () => {
  const { world, app } = trading;
  const today = await app.clock.today(app.db);
  const { invoice } = await sendWith({ ...weekly, repeatPeriod: 1 }, today);
  const later = new Date((await app.clock.now(app.db)).getTime() + 4 * 86_400_000);
  await Promise.all([1, 2, 3].map(() => lateFeeCharging.runDue(app, later)));
  expect(await world.invoice(invoice.id)).toMatchObject({ lateFeePeriods: 4, lateFeeMinor: 400n });
});

it.each([
  ['no percentage', { type: 'flat' } as LateFee, 'lateFeeSettings.percent'],
  ['no days', { type: 'recurring', percent: '0.01' } as LateFee, 'lateFeeSettings.repeatPeriod'],
])('an invoice whose late fee has %s can’t be sent', async (_what, lateFee, path) => {
  const { app } = trading;
  await expect(sendWith(lateFee, await app.clock.today(app.db))).rejects.toMatchObject({
    code: 'ValidationError',
    validations: [expect.objectContaining({ path })],
  });
});
