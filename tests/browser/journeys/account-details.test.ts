import type { Route } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('an account says how to send money to it, locally and by SWIFT', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts/vault`, email: people.seller });
  await page.getByRole('link', { name: 'Add money USD' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'USD account details' })).toBeVisible();
  await expect(page.getByText('Routing number')).toBeVisible();
  await expect(page.getByText('Harbor Studio LLC').last()).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy: Routing number' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{9}$/);
  await settled(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'SWIFT' }).click();
  await expect(page).toHaveURL(/\/details\/swift$/);
  await expect(page.getByText('SWIFT code (BIC)')).toBeVisible();

  await page.goto(`${stack.portalUrl}/deposit/EUR`);
  await expect(page.getByText('IBAN', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code with the details of the transfer' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  await page.goto(`${stack.portalUrl}/deposit/NZD`);
  await expect(page, 'a currency without an active account falls back to US dollars').toHaveURL(
    /\/accounts\/traditional\/USD\/details$/,
  );
  await page.goto(`${stack.portalUrl}/accounts/smart/USD/details`);
  await expect(page.getByText('This account isn’t open')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
});

test('a simulated deposit whose answer was lost is made once', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, {
    url: `${stack.portalUrl}/accounts/traditional/USD/transactions-history`,
    email: people.seller,
  });
  const keys = new Set<string | undefined>();
  const loseAnswers = async (route: Route) => {
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  };
  await page.route('**/simulate-deposit', loseAnswers);
  await page.getByRole('button', { name: 'Simulate deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simulate a deposit to USD' });
  await dialog.getByRole('button', { name: 'Deposit' }).click();
  await expect(dialog.getByText('We lost the connection')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/simulate-deposit', loseAnswers);
  const checked = page.waitForRequest('**/simulate-deposit');
  await dialog.getByRole('button', { name: 'Check the deposit' }).click();
  keys.add((await checked).headers()['idempotency-key']);
  await expect(page.getByText(/1,000\.00 added to your USD account/)).toBeVisible();
  expect(keys.size).toBe(1);
});
