import { expect, type Page, test } from '@playwright/test';
import { bundleFixture, type Runtime } from '../support/bundle-fixture.ts';

/** What is fetched may come between the rendering of who waits for it and its mounting. */
for (const runtime of ['react', 'preact'] as const satisfies readonly Runtime[]) {
  const open = async (page: Page, fixture: string) => {
    await page.setContent('<!doctype html><html lang="en"><title>Late</title><body></body></html>');
    await page.addScriptTag({ content: await bundleFixture(`widgets/src/kit/${fixture}`, runtime) });
  };

  test(`a flag whose drawing comes just before it is mounted is drawn, under ${runtime}`, async ({ page }) => {
    await open(page, 'choices/flag-fixtures.tsx');
    await expect(page.locator('.q-flag')).toHaveCount(2);
    await expect(page.locator('.q-flag svg')).toHaveCount(2);
  });

  test(`a part that comes just before its reader is mounted is shown, under ${runtime}`, async ({ page }) => {
    await open(page, 'base/late-part-fixtures.tsx');
    await expect(page.getByText('arrived')).toBeVisible();
  });
}
