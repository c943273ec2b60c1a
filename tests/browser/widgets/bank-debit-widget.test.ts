import { whenSettled } from '../support/settled.ts';
import {
  expect,
  giveSession,
  type HostPage,
  invoiceId,
  namesHeard,
  openInvoice,
  paidInvoice,
  passTime,
  test,
  violationsOn,
} from './widget-page.ts';

const awaitingInvoice = { ...paidInvoice, paymentState: 'authorized' } as const;
const failedInvoice = (failure: { readonly kind: string; readonly code: string }) => ({
  ...openInvoice,
  lastPaymentFailure: { ...failure, paymentId: 'pay_1', failedAt: '2026-03-02T15:00:00Z' },
});
const refusedInvoice = failedInvoice({ kind: 'refused', code: 'R13' });
const unsubmittedInvoice = failedInvoice({ kind: 'refused', code: 'provider_unavailable' });
const returnedInvoice = failedInvoice({ kind: 'returned', code: 'R01' });
const thanks = 'Thank you! Your payment has been processed successfully.';
const paidElsewhere = ({ page }: HostPage) =>
  page.getByText('This invoice was already paid, in another tab or by someone else. You weren’t charged again.');

const authorize = (host: HostPage) => host.page.getByRole('button', { name: 'Authorize and pay $3,700.00' });
const frame = (host: HostPage) => host.page.frameLocator('iframe');

async function openBankWindow(host: HostPage): Promise<void> {
  await host.open(`<quittance-bank-debit invoice-id="${invoiceId}"></quittance-bank-debit>`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
}

async function reachAuthorization(host: HostPage): Promise<void> {
  await openBankWindow(host);
  await frame(host).getByRole('button', { name: 'First Sandbox Bank' }).click();
  await expect(authorize(host)).toBeVisible();
}

/** What the host has heard of the payment last. */
const lastHeard = (host: HostPage) => whenSettled(host.page, async () => (await host.heard()).at(-1));

test('pays by bank debit under a strict policy with Trusted Types', async ({ host }) => {
  await reachAuthorization(host);
  await expect(host.page.getByText('I authorize one debit of $3,700.00.')).toBeVisible();
  expect(await violationsOn(host)).toEqual([]);

  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
  await host.page.getByRole('button', { name: 'Done' }).click();
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await expect(host.page.getByRole('article')).toBeFocused();
  await expect(host.page.getByRole('article')).toContainText('Your payment is processing.');

  const [payment] = host.api.callsOf('pay');
  expect(payment?.body).toEqual({ invoiceId, providerUserId: 'bank_user_1', authorizationHash: 'a'.repeat(64) });
  expect(payment?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(await namesHeard(host)).toEqual(['ready', 'before-submit', 'submit-start', 'pending', 'complete']);
  expect(await lastHeard(host)).toMatchObject({
    detail: { invoiceId, method: 'bank-debit', status: 'pending_payment_approval', paymentId: 'pay_1' },
  });
});

test('goes on with another invoice that the host asks for as soon as the first is paid', async ({ host }) => {
  const next = { ...openInvoice, _id: 'inv_00000000000000000000000002', finalAmount: { $numberDecimal: '12.00' } };
  await reachAuthorization(host);
  host.api.answer('get-from-invite', { data: next });
  await host.page.locator('quittance-bank-debit').evaluate((widget, id) => {
    widget.addEventListener('quittance-complete', () => widget.setAttribute('invoice-id', id));
  }, next._id);
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  await expect(host.page.getByRole('button', { name: 'Pay $12.00' })).toBeVisible();
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toHaveCount(0);
});

test('tells the host nothing of a try that was left, and lets the next one go on', async ({ host }) => {
  const held: (() => void)[] = [];
  await host.page.route('**/ach-debit/token', async (route) => {
    if (route.request().method() !== 'POST' || held.length > 0) return route.fallback();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ status: 503, json: { code: 'ProviderUnavailableError', message: 'Down.', validations: [] } });
  });
  await openBankWindow(host);
  await expect.poll(() => held.length).toBe(1);
  await host.page.getByRole('button', { name: 'Close' }).click();
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  held[0]?.();
  await frame(host).getByRole('button', { name: 'First Sandbox Bank' }).click();
  await expect(authorize(host)).toBeVisible();
  expect(await namesHeard(host)).toEqual(['ready', 'cancel']);
});

test('says that it is processing while the payment is under way, and can’t be closed then', async ({ host }) => {
  await reachAuthorization(host);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await host.page.route('**/ach-debit/pay', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.fallback();
  });
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
  await host.page.keyboard.press('Escape');
  await host.page.keyboard.press('Escape');
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
  answer();
  await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
});

test('asks for the confirmation, and focuses it', async ({ host }) => {
  await reachAuthorization(host);
  await authorize(host).click();
  await expect(host.page.getByText('Your confirmation is required.')).toBeVisible();
  await expect(host.page.getByRole('checkbox')).toBeFocused();
  expect(await whenSettled(host.page, () => host.api.callsOf('pay'))).toHaveLength(0);
});

test('shows the bank in an area of 600 by 600, and over the whole screen of a phone', async ({ host }) => {
  await host.page.setViewportSize({ width: 1280, height: 900 });
  await openBankWindow(host);
  await expect(frame(host).getByRole('button', { name: 'First Sandbox Bank' })).toBeVisible();
  const box = () => host.page.locator('iframe').boundingBox();
  // It grows into its place while it opens.
  await expect.poll(box).toMatchObject({ width: 600, height: 600 });
  await host.page.setViewportSize({ width: 390, height: 800 });
  await expect
    .poll(() => host.page.locator('dialog').boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
  await expect.poll(box).toMatchObject({ width: 390 });
});

test('returns to the start when the bank window is left, with the focus where it was', async ({ host }) => {
  await openBankWindow(host);
  await frame(host).getByRole('button', { name: 'Leave' }).click();
  await expect(host.page.getByRole('dialog')).toBeHidden();
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toBeFocused();
  expect(await namesHeard(host)).toEqual(['ready', 'cancel']);
});

test('says so when the bank window fails, and lets the payer try again', async ({ host }) => {
  await openBankWindow(host);
  await frame(host).getByRole('button', { name: 'Fail' }).click();
  await expect(host.page.getByText('We were unable to process your request, please try again.')).toBeVisible();
  await expect(host.page.getByRole('dialog')).toBeHidden();
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await expect(frame(host).getByRole('button', { name: 'First Sandbox Bank' })).toBeVisible();
});

test('says so when no bank-linking session is to be had, with details only in the sandbox', async ({ host }) => {
  host.api.answer('token', { status: 409, code: 'PaymentMethodUnavailableError' });
  await openBankWindow(host);
  await expect(host.page.getByText('We were unable to process your request, please try again.')).toBeVisible();
  await expect(host.page.getByText('PaymentMethodUnavailableError')).toBeHidden();
  host.api.answer('constants', { data: { isSandbox: true } });
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await expect(host.page.getByText('PaymentMethodUnavailableError')).toBeVisible();
});

test('says that a bank account is blocked as soon as the authorization is refused', async ({ host }) => {
  host.api.answer('authorization', { status: 409, code: 'BankAccountBlockedError' });
  await openBankWindow(host);
  host.api.answer('constants', 'abort');
  await frame(host).getByRole('button', { name: 'First Sandbox Bank' }).click();
  await expect(host.page.getByText('This bank account can’t be debited. Please choose another account.')).toBeVisible();
});

test('shows the invoice as it is now when no debit can be set up any more', async ({ host }) => {
  host.api.answer('token', { status: 409, code: 'InvoicePaymentProcessingError' });
  host.api.answer('get-from-invite', { data: openInvoice }, { data: paidInvoice });
  await openBankWindow(host);
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await expect(paidElsewhere(host)).toBeVisible();
});

test('believes no message but that of its own window', async ({ host }) => {
  await openBankWindow(host);
  await expect(frame(host).getByRole('button', { name: 'First Sandbox Bank' })).toBeVisible();
  await host.page.evaluate(() => {
    postMessage({ type: 'quittance-bank-link', event: 'success', userId: 'forged' }, '*');
  });
  await frame(host).getByRole('button', { name: 'First Sandbox Bank' }).click();
  await expect(authorize(host)).toBeVisible();
  expect(await whenSettled(host.page, () => host.api.callsOf('authorization').map(({ body }) => body))).toEqual([
    { invoiceId, providerUserId: 'bank_user_1', locale: 'en' },
  ]);
});

test('after a refused payment the next try is another intent, with a confirmation of its own', async ({ host }) => {
  host.api.answer('pay', { status: 409, code: 'IdempotencyConflictError' }, { data: paidInvoice });
  await reachAuthorization(host);
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  await expect(
    host.page.getByText(
      "We couldn't process your payment. Please try again. If the problem continues, please contact support.",
    ),
  ).toBeVisible();
  await expect(host.page.getByRole('checkbox')).not.toBeChecked();
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
  const keys = host.api.callsOf('pay').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
  expect(await namesHeard(host)).toEqual([
    'ready',
    'before-submit',
    'submit-start',
    'failure',
    'before-submit',
    'submit-start',
    'pending',
    'complete',
  ]);
});

test('an answer that got lost is neither success nor failure, and asking again can’t pay twice', async ({ host }) => {
  host.api.answer('pay', 'abort');
  await reachAuthorization(host);
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  const check = host.page.getByRole('button', { name: 'Check the payment' });
  await expect(check).toBeVisible({ timeout: 20_000 });
  expect(await lastHeard(host)).toMatchObject({ name: 'pending', detail: { status: 'unknown' } });

  // Turned away before anybody looked: that tells nothing of the payment.
  host.api.answer('pay', { status: 500, code: 'InternalError' });
  await check.click();
  await expect(check).toBeEnabled();
  host.api.answer('pay', { data: paidInvoice });
  await check.click();
  await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
  const payments = host.api.callsOf('pay');
  expect(new Set(payments.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(payments.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await namesHeard(host)).toEqual(['ready', 'before-submit', 'submit-start', 'pending', 'pending', 'complete']);
});

/** Pays, and loses every answer, until nobody knows what became of the payment. */
async function loseTheAnswer(host: HostPage): Promise<void> {
  host.api.answer('pay', 'abort');
  await reachAuthorization(host);
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  await expect(host.page.getByRole('heading', { name: 'We lost the connection' })).toBeVisible();
}

const check = (host: HostPage) => host.page.getByRole('button', { name: 'Check the payment' });
const expectLeft = async (host: HostPage) => {
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
  await expect(check(host)).toBeFocused();
};

test('an answer that got lost can be left: nothing is offered but to check, and the invoice is read again', async ({
  host,
}) => {
  await loseTheAnswer(host);
  await host.page.getByRole('button', { name: 'Leave' }).click();
  await expectLeft(host);
  await expect(host.page.getByText('We lost the connection')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toHaveCount(0);
  await expect.poll(() => host.api.callsOf('get-from-invite').length).toBeGreaterThanOrEqual(2);

  host.api.answer('pay', { data: paidInvoice });
  await check(host).click();
  await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
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
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await host.page.route('**/ach-debit/pay', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.fallback();
  });
  host.api.answer('pay', { data: paidInvoice });
  await check(host).click();
  await expect(host.page.getByRole('button', { name: 'Leave' })).toBeDisabled();
  await expect(host.page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await host.page.keyboard.press('Escape');
  await host.page.keyboard.press('Escape');
  await expect(host.page.getByRole('dialog')).toBeVisible();
  answer();
  await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
});

test('a payment that was left and then turns out to be made is told once, and the focus goes to the status', async ({
  host,
}) => {
  await host.page.clock.install();
  await loseTheAnswer(host);
  await host.page.getByRole('button', { name: 'Leave' }).click();
  await expectLeft(host);
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
  await loseTheAnswer(host);
  await host.page.getByRole('button', { name: 'Leave' }).click();
  await expectLeft(host);
  await host.page.evaluate(() => {
    const field = document.createElement('input');
    document.querySelector('main')?.append(field);
    field.focus();
  });
  host.api.answer('get-from-invite', { data: paidInvoice });
  await passTime(host, '01:00');
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await expect(host.page.locator('input:not([type=checkbox])')).toBeFocused();
});

test('says of reserved money what that means', async ({ host }) => {
  host.api.answer('get-from-invite', { data: { ...paidInvoice, status: 'allocated' } });
  await host.open(`<quittance-bank-debit invoice-id="${invoiceId}"></quittance-bank-debit>`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await expect(host.page.getByText(/^Paid. Lark Studio receives the money on/)).toBeVisible();
});

for (const [order, isHeldBack] of [
  ['before the invoice is read again', true],
  ['after the invoice was read again', false],
] as const) {
  test(`of an invoice that somebody else has paid, checking tells what became of this payment, ${order}`, async ({
    host,
  }) => {
    await loseTheAnswer(host);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await host.page.route('**/get-from-invite', async (route) => {
      if (isHeldBack) await answered;
      await route.fallback();
    });
    host.api.answer('get-from-invite', { data: paidInvoice });
    host.api.answer('pay', { status: 409, code: 'InvoicePaymentProcessingError' });
    await check(host).click();
    await expect(paidElsewhere(host)).toBeVisible();
    answer();
    await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
    await expect(paidElsewhere(host)).toBeVisible();
    await host.page.getByRole('button', { name: 'Done' }).click();
    await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toHaveCount(0);
    await expect(host.page.getByRole('article')).toBeFocused();
    expect(await namesHeard(host)).not.toContain('complete');
  });
}

/** Pays; the bank has not answered yet. */
async function payAndWait(host: HostPage): Promise<void> {
  host.api.answer('pay', { data: awaitingInvoice });
  await reachAuthorization(host);
  host.api.answer('get-from-invite', { data: awaitingInvoice });
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
}

test('goes on processing until the bank has taken the debit', async ({ host }) => {
  await payAndWait(host);
  await expect.poll(() => host.api.callsOf('get-from-invite').length).toBeGreaterThanOrEqual(3);
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
  expect(await namesHeard(host)).toEqual(['ready', 'before-submit', 'submit-start', 'pending']);
  host.api.answer('get-from-invite', { data: paidInvoice });
  await expect(host.page.getByText(thanks)).toBeVisible();
  await expect.poll(() => namesHeard(host)).toEqual(['ready', 'before-submit', 'submit-start', 'pending', 'complete']);
});

test('a debit that the bank refuses at once is not thanked for, and the linked bank is kept for another try', async ({
  host,
}) => {
  await payAndWait(host);
  host.api.answer('get-from-invite', { data: refusedInvoice });
  await expect(
    host.page.getByText(
      "We couldn't process your payment. Please try again. If the problem continues, please contact support.",
    ),
  ).toBeVisible();
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
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  await expect(host.page.getByText(thanks)).toBeVisible();
  expect(await whenSettled(host.page, () => host.api.callsOf('token'))).toHaveLength(1);
  const payments = host.api.callsOf('pay');
  expect(payments.map(({ body }) => body)).toEqual([payments[0]?.body, payments[0]?.body]);
  expect(new Set(payments.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

test('after a refusal the payer can use another account', async ({ host }) => {
  await payAndWait(host);
  host.api.answer('get-from-invite', { data: refusedInvoice });
  await host.page.getByRole('button', { name: 'Use another account' }).click();
  await expect(frame(host).getByRole('button', { name: 'First Sandbox Bank' })).toBeVisible();
});

test('says after ten seconds that the bank has not confirmed, and then what it did', async ({ host }) => {
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

test('an unconfirmed payment that was left and then fails is told on the page, with the linked bank kept', async ({
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

test('follows what happens to the payment later, without a reload, until it is settled', async ({ host }) => {
  await host.page.clock.install();
  host.api.answer('get-from-invite', { data: paidInvoice });
  await host.open(`<quittance-bank-debit invoice-id="${invoiceId}"></quittance-bank-debit>`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
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

test('asks no more once the link is refused', async ({ host }) => {
  await host.page.clock.install();
  host.api.answer('get-from-invite', { data: paidInvoice }, { status: 401, code: 'ExpiredInviteTokenError' });
  await host.open(`<quittance-bank-debit invoice-id="${invoiceId}"></quittance-bank-debit>`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await passTime(host, '00:11');
  await expect.poll(() => host.api.callsOf('get-from-invite').length).toBeGreaterThanOrEqual(2);
  await host.page.clock.runFor('00:05');
  const reads = host.api.callsOf('get-from-invite').length;
  await host.page.clock.runFor('05:00');
  expect(await whenSettled(host.page, () => host.api.callsOf('get-from-invite'))).toHaveLength(reads);
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
});

for (const [where, code] of [
  ['in the other tab', 'InvoicePaymentProcessingError'],
  ['and settled', 'InvoiceStateError'],
] as const) {
  test(`a tab that pays an invoice that was paid ${where} says so`, async ({ host }) => {
    host.api.answer('pay', { status: 409, code });
    await reachAuthorization(host);
    host.api.answer('get-from-invite', { data: paidInvoice });
    await host.page.getByRole('checkbox').check();
    await authorize(host).click();
    await expect(paidElsewhere(host)).toBeVisible();
    await host.page.getByRole('button', { name: 'Done' }).click();
    await expect(host.page.getByRole('dialog')).toHaveCount(0);
    await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
    expect(await namesHeard(host)).not.toContain('cancel');
  });
}

test('a tab in the bank’s window says that the invoice was paid in the other tab, as soon as it was', async ({
  host,
}) => {
  await host.page.clock.install();
  await openBankWindow(host);
  await expect(frame(host).getByRole('button', { name: 'First Sandbox Bank' })).toBeVisible();
  host.api.answer('get-from-invite', { data: paidInvoice });
  await passTime(host, '00:31');
  await expect(paidElsewhere(host)).toBeVisible();
  await expect(host.page.locator('iframe')).toHaveCount(0);
});

test('a host may stop a payment before it is sent', async ({ host }) => {
  await reachAuthorization(host);
  await host.page.evaluate(() => {
    document.addEventListener('quittance-before-submit', (event) => event.preventDefault(), { once: true });
  });
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
  await expect.poll(() => namesHeard(host)).toEqual(['ready', 'before-submit']);
  await expect(authorize(host)).toBeVisible();
  expect(await whenSettled(host.page, () => host.api.callsOf('pay'))).toHaveLength(0);
  await authorize(host).click();
  await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
});
