import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a statement shows the balances of a period and its lines, and has files in four formats', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, {
    url: `${stack.portalUrl}/accounts/traditional/USD/transactions-history`,
    email: people.seller,
  });
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account statement' })).toBeVisible();
  await expect(page.getByText('Opening balance')).toBeVisible();

  await test.step('a period of everything has the first lines and opens with nothing', async () => {
    const query = new URLSearchParams({ account: 'USD.traditional', from: '2021-01-01', to: '2099-12-31' });
    await page.goto(`${stack.portalUrl}/account-statement?${query}`);
    const opening = page.locator('.statement-figure').filter({ hasText: 'Opening balance' });
    await expect(opening).toContainText('$0.00');
    await expect(page.getByRole('grid', { name: 'Transactions' }).getByRole('row').nth(1)).toBeVisible();
    await settled(page);
    await expectAccessible(page);
  });

  await test.step('each file begins as its format does', async () => {
    const formats = [
      ['CSV', '\uFEFFDate,'],
      ['PDF', '%PDF-1.7'],
      ['ISO 20022 (camt.053)', '<?xml'],
      ['OFX', '<?xml'],
    ] as const;
    for (const [name, start] of formats) {
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', /account-statement\/file/);
      const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
      const answer = await page.request.get(address);
      expect(answer.status(), name).toBe(200);
      const content = (await answer.body()).toString('utf8');
      expect(content.slice(0, start.length), name).toBe(start);
    }
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('statement-USD-2021-01-01-2099-12-31.csv');
  });

  await test.step('a period without transactions says so', async () => {
    await page.goto(`${stack.portalUrl}/account-statement?from=2021-01-01&to=2021-01-31`);
    await expect(page.getByText('No transactions in this period')).toBeVisible();
  });
});

test('the account report is a page of the business settings; its currency is in the path', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/business-settings/business-profile`, email: people.reader });
  await page.getByRole('link', { name: 'Account report' }).click();
  await expect(page).toHaveURL(/\/business-settings\/account-report$/);
  await expect(page.getByText('Closing balance')).toBeVisible();
  await page.goto(`${stack.portalUrl}/business-settings/account-report/PLN`);
  await expect(page, 'a currency without an active account falls back to US dollars').toHaveURL(/account-report\/USD$/);
  await expect(page.getByText('Closing balance')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account report' })).toHaveAttribute('aria-current', 'page');
  await settled(page);
  await expectAccessible(page);
});
