import { expect, type Page } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';
import { newEmail, password, signUp } from './newcomers.ts';

/** Signs up a newcomer with a business, who ends on the verification. */
export async function newApplicant(page: Page, mailbox: Mailbox, portalUrl: string): Promise<string> {
  const email = newEmail();
  await page.goto(`${portalUrl}/sign-up`);
  const link = await signUp(page, mailbox, { email, number: '2125550147' });
  await page.goto(link);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await fillCredentials(page, email, mailbox);
  await page.getByRole('link', { name: 'Create a company' }).click();
  await page.getByLabel('Handle').fill(`new_${Date.now() % 1_000_000}`);
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page).toHaveURL(`${portalUrl}/verify`);
  return email;
}

/** Signs in somebody who has no business yet, and so no menu. */
export async function fillCredentials(page: Page, email: string, mailbox: Mailbox): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Continue' }).click());
  await page.getByLabel('One-time code').fill(code);
}
