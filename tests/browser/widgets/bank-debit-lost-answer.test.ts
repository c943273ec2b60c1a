import { whenSettled } from '../support/settled.ts';
import { confirmAndPay, holdBack, lastHeard, payingElsewhere, reachAuthorization, thanks } from './bank-debit-page.ts';
import { expect, type HostPage, invoiceId, namesHeard, paidInvoice, passTime, test } from './widget-page.ts';

/** Pays, and loses every answer, until nobody knows what became of the payment. */
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

/** Loses every answer, as {@link loseTheAnswer} does, and leaves. */
async function leaveTheUnanswered(host: HostPage): Promise<void> {
  await loseTheAnswer(host);
  await host.page.getByRole('button', { name: 'Leave' }).click();
  await expectLeft(host);
}

/** The payer goes on in a field of the host's page. */
async function focusHostField({ page }: HostPage) {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'host-field';
    document.querySelector('main')?.append(field);
    field.focus();
  });
  return page.locator('#host-field');
}

test('an answer that got lost is neither success nor failure, and asking again can’t pay twice', async ({ host }) => {
  host.api.answer('pay', 'abort');
  await reachAuthorization(host);
  await confirmAndPay(host);
  const check = host.page.getByRole('button', { name: 'Check the payment' });
  await expect(check).toBeVisible({ timeout: 20_000 });
  expect(await lastHeard(host)).toMatchObject({ name: 'pending', detail: { status: 'unknown' } });

  // Turned away before anybody looked: that tells nothing of the payment.
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

test('an answer that got lost can be left: nothing is offered but to check, and the invoice is read again', async ({
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
  test(`an answer that got lost can be left with ${way}`, async ({ host }) => {
    await loseTheAnswer(host);
    await leave(host);
    await expectLeft(host);
    expect(await namesHeard(host)).not.toContain('cancel');
  });
}

test('can’t be left while it checks what became of the payment', async ({ host }) => {
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

test('a payment that was left and then turns out to be made is told once, and the focus goes to the status', async ({
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

test('a payer who went on elsewhere on the page stays there when the payment turns out to be made', async ({
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

test('a payment by somebody else, while the answer is missing, is said on the page and takes no focus', async ({
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

test('an answer that names no payment is no success: its outcome is unknown', async ({ host }) => {
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
  test(`of an invoice that somebody else has paid, checking tells what became of this payment, ${order}`, async ({
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
