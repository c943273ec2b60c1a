import { expect, test } from '@playwright/test';
import { bundleFixture } from '../support/bundle-fixture.ts';

test('an answer that arrives between a reader’s render and its mount is shown', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>Reader</title><body></body></html>');
  await page.addScriptTag({ content: await bundleFixture('widgets/src/widget/use-resource-state-fixtures.tsx') });
  await expect(page.getByText('answered')).toBeVisible();
});
