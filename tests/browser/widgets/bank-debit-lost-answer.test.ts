import { whenSettled } from '../support/settled.ts';
import { confirmAndPay, holdBack, lastHeard, payingElsewhere, reachAuthorization, thanks } from './bank-debit-page.ts';
import { expect, type HostPage, invoiceId, namesHeard, paidInvoice, passTime, test } from './widget-page.ts';

/** Pays and loses every answer, until the outcome of the payment is unknown. */
async function loseTheAnswer(host: HostPage): Promise<void> {
  host.api.answer('pay', 'abort');
  await reachAuthorization(host);
  await confirmAndPay(host);
  await expect(host.page.getByRole('heading', { name: 'We lost the connection' })).toBeVisible();
}

const check = (host: HostPage) => host.page.getByRole('button', { name: 'Check the payment' });

const expectLeft = async (host: HostPage) => {
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
  await expect(check(host)).toBeFocused();
};

/** Loses every answer, like {@link loseTheAnswer}, and leaves. */
async function leaveTheUnanswered(host: HostPage): Promise<void> {
  await loseTheAnswer(host);
  await host.page.getByRole('button', { name: 'Leave' }).click();
  await expectLeft(host);
}

/** Focuses a field of the host's page. */
async function focusHostField({ page }: HostPage) {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'host-field';
    document.querySelector('main')?.append(field);
    field.focus();
  });
  return page.locator('#host-field');
}

test('a lost answer is neither success nor failure, and checking can’t pay twice', async ({ host }) => {
  host.api.answer('pay', 'abort');
  await reachAuthorization(host);
  await confirmAndPay(host);
  const check = host.page.getByRole('button', { name: 'Check the payment' });
  await expect(check).toBeVisible({ timeout: 20_000 });
  expect(await lastHeard(host)).toMatchObject({ name: 'pending', detail: { status: 'unknown' } });

  // The server refuses the check before it looks up the payment, so the outcome stays unknown.
  host.api.answer('pay', { status: 500, code: 'InternalError' });
  await check.click();
  await expect(check).toBeEnabled();
  host.api.answer('pay', { data: paidInvoice });
  await check.click();
  await expect(host.page.getByText(thanks)).toBeVisible();
  const payments = host.api.callsOf('pay');
  expect(new Set(payments.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(payments.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await namesHeard(host)).toEqual(['ready', 'before-submit', 'submit-start', 'pending', 'pending', 'complete']);
});

test('after a lost answer the payer can leave: only a check is offered, and the invoice is reloaded', async ({
  host,
}) => {
  await leaveTheUnanswered(host);
  await expect(host.page.getByText('We lost the connection')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toHaveCount(0);
  await expect.poll(() => host.api.callsOf('get-from-invite').length).toBeGreaterThanOrEqual(2);

  host.api.answer('pay', { data: paidInvoice });
  await check(host).click();
  await expect(host.page.getByText(thanks)).toBeVisible();
  const keys = host.api.callsOf('pay').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(await namesHeard(host)).not.toContain('cancel');
});

for (const [way, leave] of [
  ['Escape', ({ page }: HostPage) => page.keyboard.press('Escape')],
  ['its cross', ({ page }: HostPage) => page.getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`after a lost answer the payer can leave with ${way}`, async ({ host }) => {
    await loseTheAnswer(host);
    await leave(host);
    await expectLeft(host);
    expect(await namesHeard(host)).not.toContain('cancel');
  });
}

test('can’t be left while it checks the payment', async ({ host }) => {
  await loseTheAnswer(host);
  const answer = await holdBack(host, 'ach-debit/pay');
  host.api.answer('pay', { data: paidInvoice });
  await check(host).click();
  await expect(host.page.getByRole('button', { name: 'Leave' })).toBeDisabled();
  await expect(host.page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await host.page.keyboard.press('Escape');
  await host.page.keyboard.press('Escape');
  await expect(host.page.getByRole('dialog')).toBeVisible();
  answer();
  await expect(host.page.getByText(thanks)).toBeVisible();
});

test('a payment that succeeds after the payer left is reported once, and the focus goes to the status', async ({
  host,
}) => {
  await host.page.clock.install();
  await leaveTheUnanswered(host);
  host.api.answer('pay', { data: paidInvoice });
  host.api.answer('get-from-invite', { data: paidInvoice });
  await passTime(host, '01:00');
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await expect(check(host)).toHaveCount(0);
  await expect(host.page.getByRole('article')).toBeFocused();
  const reads = host.api.callsOf('get-from-invite').length;
  await passTime(host, '05:00');
  await expect.poll(() => host.api.callsOf('get-from-invite').length).toBeGreaterThan(reads);
  const heard = await whenSettled(host.page, host.heard);
  expect(heard.filter(({ name }) => name === 'complete').map(({ detail }) => detail)).toEqual([
    { invoiceId, method: 'bank-debit', status: 'pending_payment_approval', paymentId: 'pay_1' },
  ]);
});

test('a payment that succeeds after the payer left doesn’t move the focus from another field of the page', async ({
  host,
}) => {
  await host.page.clock.install();
  await leaveTheUnanswered(host);
  const field = await focusHostField(host);
  host.api.answer('pay', { data: paidInvoice });
  host.api.answer('get-from-invite', { data: paidInvoice });
  await passTime(host, '01:00');
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await expect(field).toBeFocused();
});

test('another person’s payment, while the answer is missing, is shown on the page and takes no focus', async ({
  host,
}) => {
  await host.page.clock.install();
  await leaveTheUnanswered(host);
  const field = await focusHostField(host);
  host.api.answer('pay', { status: 409, code: 'InvoicePaymentProcessingError' });
  host.api.answer('get-from-invite', { data: { ...paidInvoice, paymentId: 'pay_2' } });
  await passTime(host, '01:00');
  await expect(payingElsewhere(host)).toBeVisible();
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toBeFocused();
  await host.page.getByRole('button', { name: 'Done' }).click();
  await expect(host.page.getByRole('article')).toBeFocused();
  expect(await namesHeard(host)).toEqual(['ready', 'before-submit', 'submit-start', 'pending', 'failure']);
});

test('checks the payment once in the background when the invoice closes, then waits for its payer', async ({
  host,
}) => {
  await host.page.clock.install();
  await leaveTheUnanswered(host);
  host.api.answer('pay', { status: 503, code: 'ServiceBusyError' });
  host.api.answer('get-from-invite', { data: paidInvoice });
  await passTime(host, '01:00');
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await passTime(host, '05:00');
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
  await expect(check(host)).toBeVisible();
  host.api.answer('pay', { data: paidInvoice });
  await check(host).click();
  await expect(host.page.getByText(thanks)).toBeVisible();
});

test('an answer without a payment id is not a success: the outcome is unknown', async ({ host }) => {
  const { paymentId: _paymentId, ...unnamed } = paidInvoice;
  host.api.answer('pay', { data: unnamed });
  await reachAuthorization(host);
  await confirmAndPay(host);
  await expect(host.page.getByRole('heading', { name: 'We lost the connection' })).toBeVisible();
  expect(await lastHeard(host)).toMatchObject({ name: 'pending', detail: { status: 'unknown' } });
  host.api.answer('pay', { data: paidInvoice });
  await check(host).click();
  await expect(host.page.getByText(thanks)).toBeVisible();
});

for (const [order, isHeldBack] of [
  ['before the invoice is read again', true],
  ['after the invoice was read again', false],
] as const) {
  test(`a check shows this payment’s outcome on an invoice that another person has paid, ${order}`, async ({
    host,
  }) => {
    await loseTheAnswer(host);
    const answer = isHeldBack ? await holdBack(host, 'get-from-invite') : () => {};
    host.api.answer('get-from-invite', { data: paidInvoice });
    host.api.answer('pay', { status: 409, code: 'InvoicePaymentProcessingError' });
    await check(host).click();
    await expect(payingElsewhere(host)).toBeVisible();
    answer();
    await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
    await expect(payingElsewhere(host)).toBeVisible();
    await host.page.getByRole('button', { name: 'Done' }).click();
    await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toHaveCount(0);
    await expect(host.page.getByRole('article')).toBeFocused();
    expect(await namesHeard(host)).not.toContain('complete');
  });
}
