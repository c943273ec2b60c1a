import { whenSettled } from '../support/settled.ts';
import {
  authorize,
  confirmAndPay,
  frame,
  holdBack,
  lastHeard,
  openBankDebit,
  paymentFailed,
  reachAuthorization,
  thanks,
} from './bank-debit-page.ts';
import {
  expect,
  giveSession,
  invoiceId,
  namesHeard,
  openInvoice,
  paidInvoice,
  test,
  violationsOn,
} from './widget-page.ts';

test('pays by bank debit under a strict policy with Trusted Types', async ({ host }) => {
  await reachAuthorization(host);
  await expect(host.page.getByText('I authorize one debit of $3,700.00.')).toBeVisible();
  expect(await violationsOn(host)).toEqual([]);

  await confirmAndPay(host);
  await expect(host.page.getByText(thanks)).toBeVisible();
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

test('requests the authorization with the whole locale, so that its text has the payer’s formats', async ({ host }) => {
  await host.open(`<quittance-bank-debit invoice-id="${invoiceId}" locale="es-MX"></quittance-bank-debit>`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await host.page.getByRole('button', { name: /^Pagar USD\s3,700\.00$/ }).click();
  await frame(host).getByRole('button', { name: 'First Sandbox Bank' }).click();
  await expect
    .poll(() => host.api.callsOf('authorization').map(({ body }) => body))
    .toMatchObject([{ locale: 'es-MX' }]);
});

test('shows another invoice that the host sets as soon as the first is paid', async ({ host }) => {
  const next = { ...openInvoice, _id: 'inv_00000000000000000000000002', finalAmount: { $numberDecimal: '12.00' } };
  await reachAuthorization(host);
  host.api.answer('get-from-invite', { data: next });
  await host.page.locator('quittance-bank-debit').evaluate((widget, id) => {
    widget.addEventListener('quittance-complete', () => widget.setAttribute('invoice-id', id));
  }, next._id);
  await confirmAndPay(host);
  await expect(host.page.getByRole('button', { name: 'Pay $12.00' })).toBeVisible();
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toHaveCount(0);
});

test('says that it is processing while the payment is under way, and can’t be closed then', async ({ host }) => {
  await reachAuthorization(host);
  const answer = await holdBack(host, 'ach-debit/pay');
  await confirmAndPay(host);
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
  await host.page.keyboard.press('Escape');
  await host.page.keyboard.press('Escape');
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
  answer();
  await expect(host.page.getByText(thanks)).toBeVisible();
});

test('requires the confirmation, and focuses it', async ({ host }) => {
  await reachAuthorization(host);
  await authorize(host).click();
  await expect(host.page.getByText('Your confirmation is required.')).toBeVisible();
  await expect(host.page.getByRole('checkbox')).toBeFocused();
  expect(await whenSettled(host.page, () => host.api.callsOf('pay'))).toHaveLength(0);
});

test('after a refused payment the next attempt is a new intent, with a new confirmation', async ({ host }) => {
  host.api.answer('pay', { status: 409, code: 'IdempotencyConflictError' }, { data: paidInvoice });
  await reachAuthorization(host);
  await confirmAndPay(host);
  await expect(host.page.getByText(paymentFailed)).toBeVisible();
  await expect(host.page.getByRole('checkbox')).not.toBeChecked();
  await confirmAndPay(host);
  await expect(host.page.getByText(thanks)).toBeVisible();
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

test('explains reserved money', async ({ host }) => {
  host.api.answer('get-from-invite', { data: { ...paidInvoice, status: 'allocated' } });
  await openBankDebit(host);
  await expect(host.page.getByText(/^Paid. Lark Studio receives the money on/)).toBeVisible();
});

test('a host may stop a payment before it is sent', async ({ host }) => {
  await reachAuthorization(host);
  await host.page.evaluate(() => {
    document.addEventListener('quittance-before-submit', (event) => event.preventDefault(), { once: true });
  });
  await confirmAndPay(host);
  await expect.poll(() => namesHeard(host)).toEqual(['ready', 'before-submit']);
  await expect(authorize(host)).toBeVisible();
  expect(await whenSettled(host.page, () => host.api.callsOf('pay'))).toHaveLength(0);
  await authorize(host).click();
  await expect(host.page.getByText(thanks)).toBeVisible();
});
