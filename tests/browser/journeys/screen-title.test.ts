import { enterAs, people } from '../support/people.ts';
import { screenChunk } from '../support/screen-chunk.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('the title of a screen takes the focus when the screen opens', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Expenses');
  await page.getByRole('link', { name: 'Income' }).click();
  await expect(title).toHaveText('Income');
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(title).toHaveText('Expenses');
  await expect(title).toBeFocused();
});

test('a screen that opens while a person uses the user menu leaves the menu open', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route(await screenChunk('portal', 'src/features/accounts/accounts-screen.tsx'), async (route) => {
    await mayCome;
    await route.continue();
  });
  await settled(page);
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  const menu = page.getByRole('button', { name: /^Account of/ });
  await menu.click();
  await expect(menu).toBeFocused();
  letItCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts');
  await settled(page);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeFocused();
});
