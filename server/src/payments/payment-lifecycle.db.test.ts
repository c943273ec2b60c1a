import { describe, expect, it } from 'vitest';
import { tradingDays } from '../test-support/trading-days.ts';
import { createTradingWorld, expectInvariants, journalsOf } from '../test-support/trading-world.ts';

const trading = tradingDays({ deposit: '10000' });

const billed = { 'invoice-billed': 'Dr ar 100.00 / Cr billed 100.00' };
const accepted = { 'payment-accepted': 'Dr inflight 100.00 / Cr ar 100.00' };
const received = { 'payment-received': 'Dr cashpaid 100.00 / Cr inflight 100.00' };
const fromBalance = { 'paid-from-balance': 'Dr avail:traditional 100.00 / Cr reserve 100.00' };
const released = { 'invoice-release': 'Dr reserve 100.00 / Cr avail:traditional 100.00' };
const held = { 'debit-authorized (hold)': 'Dr due:ach 100.00 / Cr unsettled 100.00' };
const submitted = { 'debit-submitted': 'Dr due:ach 100.00 / Cr unsettled 100.00' };
const settled = { 'debit-settled': 'Dr bank:ach 100.00 / Cr due:ach 100.00' };
const cleared = { 'debit-cleared': 'Dr unsettled 100.00 / Cr reserve 100.00' };
const returnFee = { 'return-fee': 'Dr exp:ach_return 2.00 / Cr bank:ach 2.00' };
const acceptanceReversed = { 'payment-accepted-reversed': 'Dr ar 100.00 / Cr inflight 100.00' };

describe('a payment from the balance', () => {
  it('before the due date is reserved, and released when that date begins in New York', async () => {
    const { invoice } = await trading.sendDue('2090-03-08');
    const before = await trading.world.balanceOf(trading.world.seller);

    const paid = await trading.world.payFromBalance(invoice);
    expect(paid).toMatchObject({ status: 'allocated', paymentWindow: 'allocated_on_time', paidOnDate: '2090-03-06' });
    expect(await journalsOf(trading.app, invoice)).toEqual({ ...billed, ...accepted, ...received, ...fromBalance });
    expect(await trading.world.balanceOf(trading.world.seller)).toBe(before);

    await trading.world.goTo('2090-03-07', 23);
    expect((await trading.world.invoice(invoice.id)).status).toBe('allocated');
    await trading.world.goTo('2090-03-08', 0);
    expect((await trading.world.invoice(invoice.id)).status).toBe('completed');
    expect(await journalsOf(trading.app, invoice)).toMatchObject(released);
    expect(Number(await trading.world.balanceOf(trading.world.seller))).toBe(Number(before) + 100);
  });

  it('on the due date is released at once', async () => {
    const { invoice } = await trading.sendDue('2090-03-08');
    const paid = await trading.world.payFromBalance(invoice);
    expect(paid).toMatchObject({ status: 'completed', paymentWindow: 'paid_on_due' });
    expect(await journalsOf(trading.app, invoice)).toEqual({
      ...billed,
      ...accepted,
      ...received,
      ...fromBalance,
      ...released,
    });
  });

  it('after the due date is paid late', async () => {
    const { invoice } = await trading.sendDue('2090-03-09');
    await trading.world.goTo('2090-03-10');
    expect(await trading.world.invoice(invoice.id)).toMatchObject({ status: 'sent', isOverdue: true });

    const paid = await trading.world.payFromBalance(invoice);
    expect(paid).toMatchObject({ status: 'paid_late', paymentWindow: 'late', isOverdue: false });
  });

  it('that exceeds the balance changes nothing', async () => {
    const { invoice } = await trading.sendDue('2090-03-20', { items: [{ name: 'Ship', rate: '99999', qty: '1' }] });
    const before = await trading.world.balanceOf(trading.world.buyer);

    await expect(trading.world.payFromBalance(invoice)).rejects.toMatchObject({ code: 'InsufficientFundsError' });
    expect(await trading.world.invoice(invoice.id)).toMatchObject({ status: 'sent', paymentId: null });
    expect(await trading.world.balanceOf(trading.world.buyer)).toBe(before);
    expect(await journalsOf(trading.app, invoice)).toEqual({ 'invoice-billed': 'Dr ar 99999.00 / Cr billed 99999.00' });
  });

  it('by anybody but the recipient finds no invoice', async () => {
    const { invoice } = await trading.sendDue('2090-03-20');
    const stranger = await createTradingWorld(trading.app);
    await expect(stranger.payFromBalance(invoice)).rejects.toMatchObject({ code: 'NotFoundError' });
  });

  it('of a paid invoice is refused', async () => {
    const { invoice } = await trading.sendDue('2090-03-20');
    await trading.world.payFromBalance(invoice);
    await expect(trading.world.payFromBalance(invoice)).rejects.toMatchObject({ code: 'InvoiceStateError' });
  });
});

describe('a guest’s bank debit', () => {
  it('settles on the next banking day, clears after the return window, and is released on the due date', async () => {
    // Friday 10 March, 10:00: before the cut-off, so Monday is T+1.
    const sent = await trading.sendDue('2090-03-27');
    const { invoice } = sent;
    const pending = await trading.world.payAsGuest(sent, 'everyday');
    expect(pending.status).toBe('pending_payment_approval');
    expect(await journalsOf(trading.app, invoice)).toEqual({ ...billed, ...accepted, ...held });

    await trading.world.goTo('2090-03-13', 8);
    expect(await journalsOf(trading.app, invoice)).toEqual({ ...billed, ...accepted, ...held, ...submitted });
    await trading.world.goTo('2090-03-13', 9);
    expect(await journalsOf(trading.app, invoice)).toMatchObject(settled);
    expect((await trading.world.invoice(invoice.id)).status).toBe('pending_payment_approval');

    // After Monday: two banking days of the window and one of buffer, so Thursday.
    await trading.world.goTo('2090-03-15', 23);
    expect((await trading.world.invoice(invoice.id)).status).toBe('pending_payment_approval');
    await trading.world.goTo('2090-03-16', 0);
    expect(await trading.world.invoice(invoice.id)).toMatchObject({
      status: 'allocated',
      paymentWindow: 'allocated_on_time',
      paidOnDate: '2090-03-10',
    });
    await trading.world.goTo('2090-03-27', 0);
    expect((await trading.world.invoice(invoice.id)).status).toBe('completed');
    expect(await journalsOf(trading.app, invoice)).toEqual({
      ...billed,
      ...accepted,
      ...held,
      ...submitted,
      ...settled,
      ...cleared,
      ...received,
      ...released,
    });
  });

  it('authorized in time but cleared after the due date is completed, not late', async () => {
    const sent = await trading.sendDue('2090-03-28');
    await trading.world.payAsGuest(sent, 'everyday');
    await trading.world.goTo('2090-04-03');
    expect(await trading.world.invoice(sent.invoice.id)).toMatchObject({
      status: 'completed',
      isOverdue: false,
      paymentWindow: 'allocated_on_time',
    });
  });

  it('authorized after the due date is paid late', async () => {
    const sent = await trading.sendDue('2090-04-03');
    await trading.world.goTo('2090-04-04');
    await trading.world.payAsGuest(sent, 'everyday');
    await trading.world.goTo('2090-04-14');
    expect(await trading.world.invoice(sent.invoice.id)).toMatchObject({ status: 'paid_late', paymentWindow: 'late' });
  });

  it('refuses every other payment while it is in progress', async () => {
    const sent = await trading.sendDue('2090-05-12');
    await trading.world.payAsGuest(sent, 'everyday');
    const refusal = { code: 'InvoicePaymentProcessingError' };
    await expect(trading.world.payFromBalance(sent.invoice)).rejects.toMatchObject(refusal);
    await expect(trading.world.payAsGuest(sent, 'everyday')).rejects.toMatchObject(refusal);
  });

  it('returned with R02 two banking days after settlement reopens the invoice', async () => {
    // Friday 14 April 2090 is Good Friday, which is no holiday of the Federal Reserve.
    const sent = await trading.sendDue('2090-05-12');
    const { invoice } = sent;
    await trading.world.payAsGuest(sent, 'r02');
    await trading.world.goTo('2090-04-19', 8);
    expect((await trading.world.invoice(invoice.id)).status).toBe('pending_payment_approval');
    await trading.world.goTo('2090-04-19', 9);

    expect(await trading.world.invoice(invoice.id)).toMatchObject({
      status: 'sent',
      isOverdue: false,
      paymentId: null,
      lastPaymentFailure: { code: 'R02' },
    });
    expect(await journalsOf(trading.app, invoice)).toEqual({
      ...billed,
      ...accepted,
      ...held,
      ...submitted,
      ...settled,
      'debit-returned': 'Dr unsettled 100.00 / Cr bank:ach 100.00',
      ...returnFee,
      ...acceptanceReversed,
    });
    const mails = await trading.database.db
      .selectFrom('outbox')
      .select(['template', 'recipient'])
      .where('about', '=', invoice.id)
      .where('template', 'like', 'debit-returned%')
      .orderBy('template')
      .execute();
    expect(mails).toEqual([
      { template: 'debit-returned-payer', recipient: trading.world.buyer.email },
      { template: 'debit-returned-seller', recipient: trading.world.seller.email },
    ]);

    // The next attempt clears the failure.
    expect((await trading.world.payAsGuest(sent, 'everyday')).lastPaymentFailure).toBeNull();
  });

  it('returned after the due date leaves the invoice overdue', async () => {
    const sent = await trading.sendDue('2090-04-20');
    await trading.world.payAsGuest(sent, 'r02');
    await trading.world.goTo('2090-04-25');
    expect(await trading.world.invoice(sent.invoice.id)).toMatchObject({ status: 'sent', isOverdue: true });
  });

  it('returned before settlement reverses the amount due from the bank', async () => {
    const sent = await trading.sendDue('2090-05-12');
    await trading.world.payAsGuest(sent, 'r03');
    await trading.world.goTo('2090-04-27');
    expect(await journalsOf(trading.app, sent.invoice)).toEqual({
      ...billed,
      ...accepted,
      ...held,
      ...submitted,
      'debit-returned': 'Dr unsettled 100.00 / Cr due:ach 100.00',
      ...returnFee,
      ...acceptanceReversed,
    });
  });

  it('blocks an account permanently for some return codes, for that customer only', async () => {
    const sent = await trading.sendDue('2090-05-12');
    await trading.world.payAsGuest(sent, 'r02', 'ann');
    await trading.world.goTo('2090-05-03');
    await expect(trading.world.payAsGuest(sent, 'r02', 'ann')).rejects.toMatchObject({
      code: 'BankAccountBlockedError',
    });
    expect((await trading.world.payAsGuest(sent, 'r02', 'bob')).status).toBe('pending_payment_approval');
  });

  it('that the bank refuses moves no money', async () => {
    const sent = await trading.sendDue('2090-06-12');
    await trading.world.payAsGuest(sent, 'refuses');
    await trading.world.goTo('2090-05-03', 11);
    expect(await trading.world.invoice(sent.invoice.id)).toMatchObject({
      status: 'sent',
      lastPaymentFailure: { code: 'R13' },
    });
    expect(await journalsOf(trading.app, sent.invoice)).toEqual({
      ...billed,
      ...accepted,
      ...held,
      'hold-void (void)': 'Dr due:ach 100.00 / Cr unsettled 100.00',
      ...acceptanceReversed,
    });
  });

  it('returned after the release is debited from the seller, who owes the uncovered rest', async () => {
    const small = await createTradingWorld(trading.app);
    const sent = await small.send({ dueDate: '2090-05-09' });
    const { id } = sent.invoice;
    await small.payAsGuest(sent, 'r10');
    await small.goTo('2090-05-10');
    expect((await small.invoice(id)).status).toBe('completed');
    expect(await small.balanceOf(small.seller)).toBe('100.00');
    await small.spend('70');

    await small.goTo('2090-06-05');
    expect(await small.invoice(id)).toMatchObject({ status: 'sent', isOverdue: true });
    expect(await journalsOf(trading.app, sent.invoice)).toMatchObject({
      'late-return': 'Dr avail:traditional 30.00 + due:seller 70.00 / Cr bank:ach 100.00',
      'payment-received-reversed': 'Dr inflight 100.00 / Cr cashpaid 100.00',
    });
    expect(await small.balanceOf(small.seller)).toBe('0.00');
    await expectInvariants(trading.app, id);
  });

  it('returned while still allocated is debited from the reserve', async () => {
    const sent = await trading.sendDue('2090-09-01');
    await trading.world.payAsGuest(sent, 'r10');
    await trading.world.goTo('2090-06-20');
    expect((await trading.world.invoice(sent.invoice.id)).status).toBe('allocated');
    await trading.world.goTo('2090-07-12');
    expect((await trading.world.invoice(sent.invoice.id)).status).toBe('sent');
    expect(await journalsOf(trading.app, sent.invoice)).toMatchObject({
      'late-return': 'Dr reserve 100.00 / Cr bank:ach 100.00',
    });
  });
});

describe('time on the rails', () => {
  it.each([
    { handedIn: '2090-08-11', hour: 16, on: 'a Friday before the cut-off', settlesOn: '2090-08-14' },
    { handedIn: '2090-08-18', hour: 17, on: 'a Friday after the cut-off', settlesOn: '2090-08-22' },
    { handedIn: '2090-09-01', hour: 10, on: 'the Friday before Labor Day', settlesOn: '2090-09-05' },
    { handedIn: '2090-11-04', hour: 10, on: 'a Saturday', settlesOn: '2090-11-07' },
    { handedIn: '2090-11-22', hour: 10, on: 'the day before Thanksgiving', settlesOn: '2090-11-24' },
  ])('a debit of $on settles on $settlesOn at 08:30', async ({ handedIn, hour, settlesOn }) => {
    await trading.world.goTo(handedIn, hour);
    const sent = await trading.sendDue('2091-01-15');
    await trading.world.payAsGuest(sent, 'everyday');
    await trading.world.goTo(settlesOn, 8.25);
    expect(await journalsOf(trading.app, sent.invoice)).not.toMatchObject(settled);
    await trading.world.goTo(settlesOn, 8.5);
    expect(await journalsOf(trading.app, sent.invoice)).toMatchObject(settled);
  });
});

describe('money for a seller who may not receive it yet', () => {
  it.each([
    { when: 'late', dueDate: '2091-01-08', paidOn: '2091-01-09', releasedOn: '2091-01-10', status: 'paid_late' },
    { when: 'in time', dueDate: '2091-01-15', paidOn: '2091-01-15', releasedOn: '2091-01-16', status: 'completed' },
  ])('is $status when it was authorized $when, however long it waited', async (example) => {
    const { invoice } = await trading.sendDue(example.dueDate);
    await trading.world.goTo(example.paidOn);
    await setSeller({ verification_status: 'in_progress' });
    expect((await trading.world.payFromBalance(invoice)).status).toBe('allocated');
    await setSeller({ verification_status: 'approved' });
    await trading.world.goTo(example.releasedOn, 0);
    expect((await trading.world.invoice(invoice.id)).status).toBe(example.status);
  });

  const setSeller = (changes: { readonly verification_status: 'in_progress' | 'approved' }) =>
    trading.app.db
      .updateTable('organizations')
      .set(changes)
      .where('id', '=', trading.world.seller.organizationId ?? '')
      .execute();
});
