import type { Page } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';

/** People of the demo, by their role in the journeys. */
export const people = {
  /** Sells; Harbor Studio LLC. */
  seller: 'maya@harborstudio.example',
  /** Buys, and has an account; Northwind Robotics Inc. */
  buyer: 'liam@northwindrobotics.example',
  /** Read-only; Harbor Studio LLC. */
  reader: 'ines@harborstudio.example',
  head: 'grace@quittance.example',
} as const;

export const demoPassword = 'Sandbox-Demo-7';

/** Signs in with password and mailed code, to the portal or the back office, whichever the page is on. */
export async function signIn(page: Page, mailbox: Mailbox, options: { url: string; email: string }): Promise<void> {
  await page.goto(options.url);
  await page.getByLabel('Email').fill(options.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const code = await mailbox.codeAfter(options.email, () => page.getByRole('button', { name: 'Continue' }).click());
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('navigation').first().waitFor();
}
