import { people, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a read-only member sees invoices and is not offered to create one', async ({ page, stack, mailbox }) => {
  await signIn(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.reader });
  await page.goto(`${stack.portalUrl}/income`);
  await expect(page.getByRole('link', { name: /INV-/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New invoice' })).toHaveCount(0);
  await page.goto(`${stack.portalUrl}/invoices/new/form`);
  await expect(page.getByLabel('Buyer’s email')).toHaveCount(0);
});

test('who is not signed in is sent to sign in and comes back to where they were going', async ({ page, stack }) => {
  await page.goto(`${stack.portalUrl}/accounts/payments`);
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('You must Log In to continue')).toBeVisible();
});
