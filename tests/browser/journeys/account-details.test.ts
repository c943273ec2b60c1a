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
