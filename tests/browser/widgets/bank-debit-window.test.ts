import { whenSettled } from '../support/settled.ts';
import { authorize, frame, openBankWindow } from './bank-debit-page.ts';
import { expect, invoiceId, namesHeard, test } from './widget-page.ts';

test('reports no event for an attempt that was left, and continues with the next one', async ({ host }) => {
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

test('shows the bank in an area of 600 by 600, or on the whole screen of a phone', async ({ host }) => {
  await host.page.setViewportSize({ width: 1280, height: 900 });
  await openBankWindow(host);
  await expect(frame(host).getByRole('button', { name: 'First Sandbox Bank' })).toBeVisible();
  const box = () => host.page.locator('iframe').boundingBox();
  // The area grows while it opens.
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

test('says so when no bank-linking session can be opened, with details only in the sandbox', async ({ host }) => {
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

test('accepts messages only from its own window', async ({ host }) => {
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
