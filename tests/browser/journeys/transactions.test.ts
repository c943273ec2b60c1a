import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('an account opens its transactions, which are filtered, searched, read one by one and downloaded', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts/vault`, email: people.seller });
  await page.getByRole('listitem').getByRole('link', { name: 'USD', exact: true }).click();
  await expect(page).toHaveURL(/\/accounts\/traditional\/USD\/transactions-history$/);
  await expect(page.getByRole('heading', { level: 1, name: 'USD transactions' })).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Transactions' }).getByRole('row');
  const first = rows.nth(1);
  await expect(first).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  await test.step('a row opens its details by keyboard, and the address keeps them', async () => {
    await first.getByRole('link').focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'Transaction' });
    await expect(details.getByText('Balance after')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await page.reload();
    await expect(details.getByText('Balance after')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('filters and search narrow the list, in the address too', async () => {
    await page.getByRole('button', { name: 'Money in' }).click();
    await expect(page).toHaveURL(/direction=in/);
    await expect(rows.filter({ hasText: '−' })).toHaveCount(0);
    await page.getByLabel('Search transactions').fill('nobody of this name');
    await expect(page.getByText('No matching transactions')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(first).toBeVisible();
  });

  await test.step('the file has the lines of the list', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^transactions.*\.csv$/);
  });
});

test('an account without transactions says so, and an unknown account is not found', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, {
    url: `${stack.portalUrl}/accounts/merchant/USD/transactions-history`,
    email: people.seller,
  });
  await expect(page.getByText('No transactions yet')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.goto(`${stack.portalUrl}/accounts/golden/USD/transactions-history`);
  await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});
