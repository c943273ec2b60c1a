import { expect, type Page } from '@playwright/test';

/** The reaction of the sandbox bank's test account to a debit. */
export type TestAccount =
  | 'Everyday Checking'
  | 'Returns R01'
  | 'Refused at once'
  | 'Provider answers too late'
  | 'Provider error';

/** Completes the bank's window: bank, sign-in, account, consent. */
export async function linkBankAccount(page: Page, account: TestAccount, userName: string): Promise<void> {
  const outer = page.locator('iframe');
  const bank = outer.contentFrame().frameLocator('iframe');
  await expect(bank.getByRole('button', { name: 'Test Bank' })).toBeVisible();
  // The area grows while it opens.
  await expect
    .poll(() => outer.boundingBox(), { message: 'the bank’s area' })
    .toMatchObject({ width: 600, height: 600 });
  await bank.getByRole('button', { name: 'Test Bank' }).click();
  await bank.getByLabel('User name').fill(userName);
  await bank.getByRole('button', { name: 'Sign in' }).click();
  await bank.getByRole('radio', { name: new RegExp(account) }).check();
  await bank.getByRole('button', { name: 'Continue' }).click();
  await bank.getByRole('button', { name: 'Share account' }).click();
}

/** Links the account, accepts the authorisation and pays. The dialog shows the outcome. */
export async function authorizeBankDebit(page: Page, account: TestAccount, userName: string): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await linkBankAccount(page, account, userName);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/authorize/i).first()).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Authorize and pay/ }).click();
}

/** From the open invoice to "Thank you". */
export async function payByBankDebit(page: Page, account: TestAccount, userName: string): Promise<void> {
  await authorizeBankDebit(page, account, userName);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
}
