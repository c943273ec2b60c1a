import { expect, test } from '@playwright/test';
import { bundleFixture } from '../support/bundle-fixture.ts';

test('a flag whose drawing comes for another one, between its rendering and its mounting, is drawn', async ({
  page,
}) => {
  await page.setContent('<!doctype html><html lang="en"><title>Flags</title><body></body></html>');
  await page.addScriptTag({ content: await bundleFixture('widgets/src/kit/choices/flag-fixtures.tsx') });
  await expect(page.locator('.q-flag')).toHaveCount(2);
  await expect(page.locator('.q-flag svg')).toHaveCount(2);
});
