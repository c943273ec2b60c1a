import { whenSettled } from '../support/settled.ts';
import {
  authorize,
  awaitingInvoice,
  confirmAndPay,
  failedInvoice,
  frame,
  lastHeard,
  openBankDebit,
  payAndWait,
  payingElsewhere,
  paymentFailed,
  refusedInvoice,
  returnedInvoice,
  thanks,
  unsubmittedInvoice,
} from './bank-debit-page.ts';
import { authorization, expect, namesHeard, paidInvoice, passTime, test } from './widget-page.ts';

test('shows that it is processing until the bank has accepted the debit', async ({ host }) => {
  await payAndWait(host);
  await expect.poll(() => host.api.callsOf('get-from-invite').length).toBeGreaterThanOrEqual(3);
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
  expect(await namesHeard(host)).toEqual(['ready', 'before-submit', 'submit-start', 'pending']);
  host.api.answer('get-from-invite', { data: paidInvoice });
  await expect(host.page.getByText(thanks)).toBeVisible();
  await expect.poll(() => namesHeard(host)).toEqual(['ready', 'before-submit', 'submit-start', 'pending', 'complete']);
});

test('a debit that the bank refuses at once gets no thanks, and the linked bank is kept for another attempt', async ({
  host,
}) => {
  await payAndWait(host);
  host.api.answer('get-from-invite', { data: refusedInvoice });
  await expect(host.page.getByText(paymentFailed)).toBeVisible();
  const dialog = host.page.getByRole('dialog');
  await expect(
    dialog.getByText(
      'Your bank refused this payment on 02 Mar, 2026: invalid routing number (R13). You weren’t charged.',
    ),
  ).toBeVisible();
  await expect(host.page.getByText(thanks)).toHaveCount(0);
  expect(await lastHeard(host)).toMatchObject({
    name: 'failure',
    detail: { error: { code: 'DebitRefusedError' } },
  });

  await host.page.getByRole('button', { name: 'Close' }).click();
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  host.api.answer('pay', { data: { ...paidInvoice, paymentId: 'pay_2' } });
  await expect(authorize(host)).toBeVisible();
  await expect(host.page.getByRole('checkbox')).not.toBeChecked();
  await confirmAndPay(host);
  await expect(host.page.getByText(thanks)).toBeVisible();
  expect(await whenSettled(host.page, () => host.api.callsOf('token'))).toHaveLength(1);
  const payments = host.api.callsOf('pay');
  expect(payments.map(({ body }) => body)).toEqual([payments[0]?.body, payments[0]?.body]);
  expect(new Set(payments.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

test('after a refusal the payer can use another account, also after closing and opening again', async ({ host }) => {
  await payAndWait(host);
  host.api.answer('get-from-invite', { data: refusedInvoice });
  const other = host.page.getByRole('button', { name: 'Use another account' });
  await expect(other).toBeVisible();
  await host.page.getByRole('button', { name: 'Close' }).click();
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  const dialog = host.page.getByRole('dialog');
  await expect(dialog.getByText(/invalid routing number \(R13\)/)).toBeVisible();
  await other.click();
  await expect(frame(host).getByRole('button', { name: 'First Sandbox Bank' })).toBeVisible();
});

test('after a refusal a small phone shows every action without covering a message, and reports the failure once', async ({
  host,
}) => {
  await host.page.setViewportSize({ width: 390, height: 664 });
  const text = 'I authorize one debit of $3,700.00. '.repeat(30);
  host.api.answer('authorization', { data: { ...authorization, text } });
  await payAndWait(host);
  host.api.answer('get-from-invite', { data: refusedInvoice });
  const dialog = host.page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  for (const name of ['Authorize and pay $3,700.00', 'Use another account', 'Cancel']) {
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await authorize(host).click();
  const message = dialog.getByText('Your confirmation is required.');
  await expect(host.page.getByRole('checkbox')).toBeFocused();
  const spaceBelow = async () => {
    const [above, below] = [await message.boundingBox(), await authorize(host).boundingBox()];
    return above && below && below.y - above.y - above.height;
  };
  await expect.poll(spaceBelow, { message: 'space between the message and the button' }).toBeGreaterThanOrEqual(0);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const) {
  test(`after a refusal the confirmation is visible at ${width} × ${height} without scrolling`, async ({ host }) => {
    await host.page.setViewportSize({ width, height });
    const text = 'I authorize one debit of $3,700.00. '.repeat(30);
    host.api.answer('authorization', { data: { ...authorization, text } });
    await payAndWait(host);
    host.api.answer('get-from-invite', { data: refusedInvoice });
    await expect(host.page.getByRole('dialog').getByRole('alert')).toBeVisible();
    const checkbox = host.page.getByRole('checkbox');
    const isUncovered = () =>
      checkbox.evaluate((box) => {
        const { x, y, width: across, height: down } = box.getBoundingClientRect();
        return (box.getRootNode() as ShadowRoot).elementFromPoint(x + across / 2, y + down / 2) === box;
      });
    await expect.poll(isUncovered, { message: 'the checkbox is what a click meets' }).toBe(true);
    await expect(host.page.getByText('I have read this authorization and agree to it.')).toBeInViewport({ ratio: 1 });
    await authorize(host).click();
    await expect(host.page.getByText('Your confirmation is required.')).toBeInViewport({ ratio: 1 });
    await expect(checkbox).toBeFocused();
  });
}

test('open thanks are replaced by the reason when the bank returns the debit', async ({ host }) => {
  await host.page.clock.install();
  await payAndWait(host);
  host.api.answer('get-from-invite', { data: paidInvoice });
  await passTime(host, '00:01');
  const dialog = host.page.getByRole('dialog');
  await expect(dialog.getByText(thanks)).toBeVisible();
  host.api.answer('get-from-invite', { data: returnedInvoice });
  await passTime(host, '01:00');
  await expect(
    dialog.getByText(/Your bank returned this payment on 02 Mar, 2026: insufficient funds \(R01\)/),
  ).toBeVisible();
  await expect(host.page.getByText(thanks)).toHaveCount(0);
  await expect(authorize(host)).toBeVisible();
  await expect(host.page.getByRole('checkbox')).not.toBeChecked();
  expect((await whenSettled(host.page, host.heard)).slice(3).map(({ name }) => name)).toEqual([
    'pending',
    'complete',
    'failure',
  ]);
  expect(await lastHeard(host)).toMatchObject({ detail: { error: { code: 'DebitRefusedError' } } });
});

test('a failed payment does not show the reason of a later one', async ({ host }) => {
  await payAndWait(host);
  host.api.answer('get-from-invite', {
    data: {
      ...failedInvoice({ kind: 'returned', code: 'R01', paymentId: 'pay_0' }),
      ...awaitingInvoice,
      paymentId: 'pay_2',
    },
  });
  await expect(payingElsewhere(host)).toBeVisible();
  await expect(host.page.getByText(/insufficient funds/)).toHaveCount(0);
  expect(await lastHeard(host)).toMatchObject({ name: 'failure', detail: { error: { code: 'DebitRefusedError' } } });
});

test('says after ten seconds that the bank has not confirmed, and then the outcome', async ({ host }) => {
  await host.page.clock.install();
  await payAndWait(host);
  await passTime(host, '00:11');
  const dialog = host.page.getByRole('dialog');
  await expect(dialog.getByText('We have your payment. Your bank hasn’t confirmed it yet.')).toBeVisible();
  await expect(host.page.getByText(thanks)).toHaveCount(0);
  host.api.answer('get-from-invite', { data: paidInvoice });
  await passTime(host, '00:30');
  await expect(dialog.getByText(thanks)).toBeVisible();
});

test('an unconfirmed payment that fails turns into a form that asks for a new confirmation', async ({ host }) => {
  await host.page.clock.install();
  await payAndWait(host);
  await passTime(host, '00:11');
  await expect(host.page.getByRole('button', { name: 'Done' })).toBeVisible();
  host.api.answer('get-from-invite', { data: unsubmittedInvoice });
  await passTime(host, '00:30');
  await expect(authorize(host)).toBeVisible();
  await expect(host.page.getByRole('checkbox')).not.toBeChecked();
});

test('an unconfirmed payment that fails after the payer left is reported on the page, and the linked bank is kept', async ({
  host,
}) => {
  await host.page.clock.install();
  await payAndWait(host);
  await passTime(host, '00:11');
  await host.page.getByRole('button', { name: 'Done' }).click();
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
  await expect(host.page.getByText('We have your payment. Your bank hasn’t confirmed it yet.')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toHaveCount(0);
  host.api.answer('get-from-invite', { data: unsubmittedInvoice });
  await passTime(host, '00:30');
  await expect(host.page.getByText('We couldn’t reach your bank on 02 Mar, 2026. You weren’t charged.')).toBeVisible();
  expect((await namesHeard(host)).slice(3)).toEqual(['pending', 'failure']);
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await expect(authorize(host)).toBeVisible();
});

test('follows the payment without a reload until it is settled', async ({ host }) => {
  await host.page.clock.install();
  host.api.answer('get-from-invite', { data: paidInvoice });
  await openBankDebit(host);
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  host.api.answer('get-from-invite', { data: returnedInvoice });
  await passTime(host, '01:00');
  await expect(host.page.getByText(/insufficient funds \(R01\)/)).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toBeVisible();
  host.api.answer('get-from-invite', { data: { ...paidInvoice, status: 'completed', paymentState: undefined } });
  await passTime(host, '01:00');
  await expect(host.page.getByText('Paid', { exact: true })).toBeVisible();
  const reads = await whenSettled(host.page, () => host.api.callsOf('get-from-invite').length);
  await passTime(host, '10:00');
  expect(await whenSettled(host.page, () => host.api.callsOf('get-from-invite'))).toHaveLength(reads);
});

test('stops polling once the link is refused', async ({ host }) => {
  await host.page.clock.install();
  host.api.answer('get-from-invite', { data: paidInvoice }, { status: 401, code: 'ExpiredInviteTokenError' });
  await openBankDebit(host);
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await passTime(host, '00:11');
  await expect.poll(() => host.api.callsOf('get-from-invite').length).toBeGreaterThanOrEqual(2);
  await host.page.clock.runFor('00:05');
  const reads = host.api.callsOf('get-from-invite').length;
  await host.page.clock.runFor('05:00');
  expect(await whenSettled(host.page, () => host.api.callsOf('get-from-invite'))).toHaveLength(reads);
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
});
