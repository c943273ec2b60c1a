import type { Route } from '@playwright/test';
import { choosePreference } from '../support/choose-preference.ts';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card } from '../support/verification-pages.ts';

test('“Add money” leads to the ways of sending it, locally and by SWIFT', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts/vault`, email: people.seller });
  await page.getByRole('link', { name: 'Add money USD' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add money to USD' })).toBeVisible();
  await expect(page.getByText('Routing number')).toBeVisible();
  await expect(page.getByText('Harbor Studio LLC').last()).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy Routing number' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{9}$/);
  await expect(page.getByRole('link', { name: 'From my accounts' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'SWIFT' }).click();
  await expect(page).toHaveURL(/\/add-money\/swift$/);
  await expect(page.getByText('SWIFT code (BIC)')).toBeVisible();

  await page.goto(`${stack.portalUrl}/accounts/traditional/EUR/add-money`);
  await expect(page.getByRole('img', { name: 'QR code with the details of the transfer' })).toBeVisible();
  await choosePreference(page, 'Español');
  await expect(page.getByRole('heading', { level: 1, name: 'Añadir dinero a EUR' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await choosePreference(page, 'English');
  await page.goto(`${stack.portalUrl}/accounts/smart/USD/add-money`);
  await expect(page.getByText('This account isn’t open')).toBeVisible();
});

test('“Details” leads to what an account is: owner, number, status and fees', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts/vault`, email: people.seller });
  await page.getByRole('button', { name: 'More actions for USD', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'USD account details' })).toBeVisible();
  const account = card(page, 'Account');
  for (const fact of ['Harbor Studio LLC', 'US Dollar (USD)', 'Reserves', 'Active']) {
    await expect(account.getByText(fact, { exact: true })).toBeVisible();
  }
  const fees = card(page, 'Fees');
  for (const fee of ['Free', '$1.00', '$15.00'])
    await expect(fees.getByText(fee, { exact: true }).first()).toBeVisible();
  await expect(fees.getByText(/^0\.[46]% of what you send$/)).toBeVisible();
  await expect(page.getByText('Routing number')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'SWIFT' }).click();
  await expect(page).toHaveURL(/\/details\/swift$/);
  await expect(page.getByText('SWIFT code (BIC)')).toBeVisible();
  await page.getByRole('link', { name: 'Add money', exact: true }).click();
  await expect(page).toHaveURL(/\/accounts\/traditional\/USD\/add-money$/);

  await page.goto(`${stack.portalUrl}/deposit/EUR`);
  await expect(page).toHaveURL(/\/accounts\/traditional\/EUR\/details$/);
  await expect(page.getByText('IBAN', { exact: true })).toBeVisible();

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
