import type { Page } from '@playwright/test';

/**
 * Stops the page's clock, which then moves by `page.clock.runFor` alone: on a busy machine two seconds can pass between two
 * lines of a test. Let it run again at the end, since other tests share the page.
 *
 * Preact runs effects with a frame, and frames stand still too: give what an effect begins some frames more.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
