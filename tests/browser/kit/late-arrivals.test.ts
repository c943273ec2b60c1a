import { expect, type Page } from '@playwright/test';
import { bundleFixture, type Runtime } from '../support/bundle-fixture.ts';
import { kitTest } from './kit-bench.ts';

// Uses the worker and browser of the other files, with a separate page.
const test = kitTest('react');

/** A fetched resource may arrive between the render and the mount of a component that waits for it. */
for (const runtime of ['react', 'preact'] as const satisfies readonly Runtime[]) {
  const open = async (page: Page, fixture: string) => {
    await page.setContent('<!doctype html><html lang="en"><title>Late</title><body></body></html>');
    await page.addScriptTag({ content: await bundleFixture(`widgets/src/kit/${fixture}`, runtime) });
  };

  test(`a flag is drawn if its drawing arrives just before its mount, under ${runtime}`, async ({ page }) => {
    await open(page, 'flag/flag-fixtures.tsx');
    await expect(page.locator('.q-flag')).toHaveCount(2);
    await expect(page.locator('.q-flag svg')).toHaveCount(2);
  });

  test(`a lazy-loaded part is shown if it arrives just before its reader’s mount, under ${runtime}`, async ({
    page,
  }) => {
    await open(page, 'base/lazy-part-fixtures.tsx');
    await expect(page.getByText('arrived')).toBeVisible();
  });

  test(`a failed fetch is retried on request, under ${runtime}`, async ({ page }) => {
    await open(page, 'base/late-failure-fixtures.tsx');
    for (const [place, text] of [
      ['#part', 'the list'],
      ['#loaded', 'the names'],
    ] as const) {
      await expect(page.locator(place).getByRole('alert')).toBeVisible();
      await page.locator(place).getByRole('button').click();
      await expect(page.locator(place)).toHaveText(text);
    }
  });

  test(`a part that could not be loaded is fetched again at its next opening, under ${runtime}`, async ({ page }) => {
    await open(page, 'base/late-failure-fixtures.tsx');
    const button = page.locator('#reopened button');
    for (const _press of ['open', 'close', 'open']) await button.click();
    await expect(page.locator('#reopened')).toContainText('opened');
  });

  test(`a part that nobody can ask for is fetched again without being asked for, under ${runtime}`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, 'base/late-failure-fixtures.tsx');
    await expect(page.locator('#part').getByRole('alert')).toBeVisible();
    await expect(page.locator('#note')).toBeEmpty();
    await page.clock.runFor(5000);
    await expect(page.locator('#note')).toHaveText('the note');
  });

  /** Enters a number as browsers do for the reader: without the focus, so before the numbering plans are loaded. */
  const autofill = (page: Page, text: string) =>
    page.getByRole('textbox', { name: 'Phone' }).evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, text);

  test(`the country of a number is reported once the numbering plans arrive, under ${runtime}`, async ({ page }) => {
    await open(page, 'phone-field/phone-field-fixtures.tsx');
    await autofill(page, '+34612345678');
    await expect(page.getByRole('button', { name: /^Country: / })).toHaveAccessibleName('Country: Spain, +34');
    await expect(page.getByRole('status')).toHaveText('ES +34612345678');
  });

  test(`a reset form has its first number and country, under ${runtime}`, async ({ page }) => {
    await open(page, 'phone-field/phone-field-fixtures.tsx');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+34612345678');
    await expect(page.getByRole('status')).toHaveText('ES +34612345678');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('status')).toHaveText('US');
    await expect(page.getByRole('button', { name: /^Country: / })).toHaveAccessibleName('Country: United States, +1');
  });
}
