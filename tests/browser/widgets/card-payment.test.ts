import type { FrameLocator } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { lastHeard, thanks } from './bank-debit-page.ts';
import {
  expect,
  giveSession,
  type HostPage,
  invoiceId,
  namesHeard,
  openInvoice,
  test,
  violationsOn,
} from './widget-page.ts';

const invoice = {
  ...openInvoice,
  paymentMethods: {
    achDirectDebit: { enabled: false },
    externalPayment: { enabled: false },
    bankTransfer: { enabled: false },
    cardPayment: { enabled: true },
  },
};
const sentToProcessor = {
  ...invoice,
  status: 'pending_payment_approval',
  paymentId: 'pay_1',
  paymentState: 'authorized',
  paymentMethod: 'card',
};
const charged = { ...sentToProcessor, paymentState: 'submitted' };
const declined = {
  ...invoice,
  lastPaymentFailure: {
    kind: 'refused',
    code: 'card_insufficient_funds',
    paymentId: 'pay_1',
    failedAt: '2026-03-02T15:00:00Z',
  },
};

const fields = ({ page }: HostPage): FrameLocator => page.frameLocator('iframe');
const pay = ({ page }: HostPage) => page.getByRole('button', { name: 'Pay $3,700.00', exact: true });

/** Opens the invoice, whose only option is the card, and the card fields. */
async function openFields(host: HostPage): Promise<void> {
  host.api.answer('get-from-invite', { data: invoice });
  await host.open(`<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await host.page.getByRole('button', { name: 'Pay $3,700.00 by card' }).click();
  await expect(fields(host).getByLabel('Card number')).toBeVisible();
}

async function enter(host: HostPage, number: string): Promise<void> {
  await fields(host).getByLabel('Card number').fill(number);
  await pay(host).click();
}

test('pays with the token of the fields and the shown amount, once, and thanks when the card was charged', async ({
  host,
}) => {
  await openFields(host);
  await expect.poll(() => host.page.locator('iframe').boundingBox()).toMatchObject({ height: 300 });
  expect(await violationsOn(host)).toEqual([]);
  host.api.answer('pay', { data: sentToProcessor });
  host.api.answer('get-from-invite', { data: sentToProcessor });
  await fields(host).getByLabel('Card number').fill('1');
  await fields(host).getByLabel('Card number').press('Enter');
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
  host.api.answer('get-from-invite', { data: charged });
  await expect(host.page.getByText(thanks)).toBeVisible();
  await host.page.getByRole('button', { name: 'Done' }).click();
  await expect(host.page.getByText('Your card was charged.', { exact: false })).toBeVisible();
  const payments = await whenSettled(host.page, () => host.api.callsOf('pay'));
  expect(payments.map(({ body }) => body)).toEqual([{ invoiceId, cardToken: 'card_1', finalAmount: '3700.00' }]);
  expect(await namesHeard(host)).toEqual(['ready', 'before-submit', 'submit-start', 'pending', 'complete']);
});

test('sends nothing while the fields refuse what was typed', async ({ host }) => {
  await openFields(host);
  await pay(host).click();
  await expect(pay(host)).toBeEnabled();
  expect(await whenSettled(host.page, () => host.api.callsOf('pay'))).toEqual([]);
});

test('a declined card shows its reason beside new fields, and another one pays', async ({ host }) => {
  await openFields(host);
  host.api.answer('pay', { data: sentToProcessor });
  host.api.answer('get-from-invite', { data: declined });
  await enter(host, '1');
  await expect(
    host.page.getByRole('dialog').getByText('Your card has an insufficient balance. Try another card.'),
  ).toBeVisible();
  expect(await lastHeard(host)).toMatchObject({ name: 'failure', detail: { error: { code: 'CardDeclinedError' } } });
  host.api.answer('pay', { data: { ...charged, paymentId: 'pay_2' } });
  host.api.answer('get-from-invite', { data: { ...charged, paymentId: 'pay_2' } });
  await enter(host, '2');
  await expect(host.page.getByText(thanks)).toBeVisible();
  expect(await whenSettled(host.page, () => host.api.callsOf('session'))).toHaveLength(2);
});

test('an invoice as it was after the decline says nothing of the next card', async ({ host }) => {
  await openFields(host);
  host.api.answer('pay', { data: sentToProcessor });
  host.api.answer('get-from-invite', { data: declined });
  await enter(host, '1');
  await expect(host.page.getByRole('dialog').getByText('Try another card.', { exact: false })).toBeVisible();
  host.api.answer('pay', { data: { ...sentToProcessor, paymentId: 'pay_2' } });
  host.api.answer('get-from-invite', { data: declined }, { data: { ...charged, paymentId: 'pay_2' } });
  // Reads of the first payment don't count: a slow answer makes the page read twice.
  const readsBefore = host.api.callsOf('get-from-invite').length;
  await enter(host, '2');
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
  await expect.poll(() => host.api.callsOf('get-from-invite').length).toBeGreaterThan(readsBefore);
  // The page now shows the invoice as it was, so it would wait long. It reads again at once when it is seen again.
  await host.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(host.page.getByText(thanks)).toBeVisible();
  expect(await namesHeard(host)).toEqual([
    'ready',
    'before-submit',
    'submit-start',
    'pending',
    'failure',
    'before-submit',
    'submit-start',
    'pending',
    'complete',
  ]);
});

test('a lost answer can only be checked, with the same key and token', async ({ host }) => {
  await openFields(host);
  host.api.answer('pay', 'abort');
  await enter(host, '1');
  const check = host.page.getByRole('button', { name: 'Check the payment' });
  await expect(check).toBeVisible({ timeout: 20_000 });
  expect(await lastHeard(host)).toMatchObject({ name: 'pending', detail: { status: 'unknown' } });
  host.api.answer('get-from-invite', { data: charged });
  host.api.answer('pay', { data: charged });
  await check.click();
  await expect(host.page.getByText(thanks)).toBeVisible();
  const payments = host.api.callsOf('pay');
  expect(new Set(payments.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(payments.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('says so when the fields fail or can’t be opened, and lets the payer try again', async ({ host }) => {
  await openFields(host);
  await enter(host, 'fail');
  const failed = host.page.getByText('We were unable to process your request, please try again.');
  await expect(failed).toBeVisible();
  await expect(host.page.getByRole('dialog')).toBeHidden();
  host.api.answer('session', { status: 502, code: 'ProviderUnavailableError' });
  await host.page.getByRole('button', { name: 'Pay $3,700.00 by card' }).click();
  await expect(failed).toBeVisible();
});

test('an amount that has changed is shown before anything is paid', async ({ host }) => {
  await openFields(host);
  host.api.answer('pay', { status: 409, code: 'PaymentAmountChangedError' });
  await enter(host, '1');
  await expect(host.page.getByText('The amount to pay has changed.', { exact: false })).toBeVisible();
  await expect.poll(() => host.api.callsOf('get-from-invite').length).toBeGreaterThanOrEqual(2);
});
