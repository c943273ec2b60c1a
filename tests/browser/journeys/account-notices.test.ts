import type { Page } from '@playwright/test';
import { choosePreference } from '../support/choose-preference.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card } from '../support/verification-pages.ts';

/** Lets the server's balances say something else about the euro account. */
const changeEuroAccount = (page: Page, facts: Readonly<Record<string, unknown>>) =>
  page.route('**/currency-accounts/balances', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const change = (account: { currency: string }) => (account.currency === 'EUR' ? { ...account, ...facts } : account);
    await route.fulfill({ response: answer, json: { data: { ...data, items: data.items.map(change) } } });
  });

test('a notice says what accounts can’t receive; closed once, it stays closed on every device', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const entrance = { url: `${stack.portalUrl}/accounts/vault`, email: people.secured };
  const noticeOn = (on: typeof page) => on.getByRole('region', { name: 'What your accounts can receive' });
  await enterAs(page, mailbox, entrance);
  await expect(noticeOn(page)).toContainText('Only the account’s currency');
  await settled(page);
  await expectAccessible(page);
  await choosePreference(page, 'Español');
  await expect(page.getByRole('region', { name: 'Qué pueden recibir sus cuentas' })).toBeVisible();
  await choosePreference(page, 'English');

  await test.step('it is shown again if closing it can’t be saved', async () => {
    const refuse = '**/me/preferences';
    await page.route(refuse, (route) => route.abort());
    await noticeOn(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('We couldn’t save that you closed this notice.', { exact: false })).toBeVisible();
    await expect(noticeOn(page)).toBeVisible();
    await page.unroute(refuse);
  });

  await noticeOn(page).getByRole('button', { name: 'Close' }).focus();
  const saved = page.waitForResponse('**/me/preferences');
  await page.keyboard.press('Enter');
  await expect(noticeOn(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeFocused();
  await saved;
  const other = await newVisitor();
  await enterAs(other, mailbox, entrance);
  await expect(other.getByRole('link', { name: 'USD', exact: true })).toBeVisible();
  await expect(noticeOn(other)).toHaveCount(0);
});

const statuses = [
  ['CURRENCY_ACCOUNT_LOCKED', { isLocked: true, providerStatus: 'denied' }, 'Locked', 'Not approved for your company.'],
  ['PROVIDER_APPLICATION_UNDER_REVIEW', { providerStatus: 'submitted' }, 'Under review', null],
] as const;

for (const [currencyStatus, facts, badge, reason] of statuses) {
  test(`an open account that is ${badge.toLowerCase()} says so, and offers no money movement`, async ({
    page,
    stack,
    mailbox,
  }) => {
    await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
    await changeEuroAccount(page, { ...facts, currencyStatus });
    const refused = { code: 'CurrencyAccountUnavailableError', message: '', validations: [], requestId: 'req_1' };
    await page.route('**/deposit-instructions?*', (route) => route.fulfill({ status: 409, json: refused }));

    await test.step('in the list', async () => {
      await page.goto(`${stack.portalUrl}/accounts/payments`);
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'EUR', exact: true }) });
      await expect(row).toContainText(badge);
      if (reason !== null) await expect(row).toContainText(reason);
      await expect(row.getByRole('link')).toHaveCount(1);
      await row.getByRole('link', { name: 'EUR', exact: true }).click();
    });
    await test.step('on the account’s page, which keeps its details', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'EUR transactions' })).toBeVisible();
      await expect(page.getByText(badge, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Add money' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Withdraw' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Details' }).click();
      await expect(card(page, 'Account').getByText(badge, { exact: true })).toBeVisible();
      await expect(page.getByText('You can’t add money to this account now')).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    });
    await test.step('on the form of a transfer', async () => {
      await page.goto(`${stack.portalUrl}/transfer/EUR/traditional`);
      await expect(
        page.getByText('You can’t move money from your EUR account now. Another account is selected.'),
      ).toBeVisible();
    });
  });
}

test('the statement of a closed account can be read under both addresses, with its transactions', async ({
  page,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  // Nothing closes an account yet.
  await changeEuroAccount(page, { isActive: false, currencyStatus: 'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING' });
  const period = 'from=2021-01-01&to=2099-12-31';
  for (const address of [
    `/business-settings/account-report/EUR?${period}`,
    `/account-statement?account=EUR.traditional&${period}`,
  ]) {
    await page.goto(`${stack.portalUrl}${address}`);
    await expect(page).toHaveURL(`${stack.portalUrl}${address}`);
    await expect(page.getByRole('combobox', { name: 'Account' })).toHaveValue('EUR (not active)');
    const row = page.getByRole('grid', { name: 'Transactions' }).getByRole('row').nth(1);
    await row.getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: 'Transaction' });
    await expect(drawer.getByText('EUR', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(`${stack.portalUrl}${address}`);
  }
  await page.goto(`${stack.portalUrl}/accounts/traditional/EUR/transactions-history`);
  await expect(page, 'other pages fall back to US dollars').toHaveURL(
    /\/accounts\/traditional\/USD\/transactions-history$/,
  );
});
