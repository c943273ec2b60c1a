import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Opens the user menu and picks a language or a theme by its name; resolves once the server has stored it. */
export async function choosePreference(page: Page, name: string): Promise<void> {
  await settled(page);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/me/preferences') && answer.ok());
  await page.getByRole('button', { name: /^(Account of|Cuenta de)/ }).click();
  await page.getByRole('radio', { name }).click();
  await kept;
  // The menu stays open as long as the focus is in it.
  await page.keyboard.press('Escape');
}
