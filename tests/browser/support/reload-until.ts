import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Reloads a page until it shows what a job does meanwhile.
 * @param loaded what the page shows in any case once it is there, however slow the machine is
 */
export async function reloadUntil(page: Page, loaded: Locator, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(loaded).toBeVisible();
    await expect(awaited).toBeVisible({ timeout: 1000 });
  }).toPass();
}
