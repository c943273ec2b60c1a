import { expect, type Page, test } from '@playwright/test';
import { bundleFixture, bundleSheet, type Runtime } from '../support/bundle-fixture.ts';

/** A table with several controls in a cell, and with a field in one, under both runtimes. */
for (const runtime of ['react', 'preact'] as const satisfies readonly Runtime[]) {
  test.describe(`cells with controls under ${runtime}`, () => {
    const made = { script: '', sheet: '' };
    test.beforeAll(async () => {
      made.script = await bundleFixture('widgets/src/kit/data-table/data-table-fixtures.tsx', runtime);
      made.sheet = await bundleSheet('widgets/src/theme/page.css');
    });
    test.beforeEach(async ({ page }) => {
      await page.setContent('<!doctype html><html lang="en"><title>Table</title><body></body></html>');
      await page.addStyleTag({ content: made.sheet });
      await page.addScriptTag({ content: made.script });
      await expect(page.getByRole('grid')).toBeVisible();
    });

    const cell = (page: Page, row: number, column: number) =>
      page.locator(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`);
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    const press = (page: Page, key: string) => page.keyboard.press(key);

    test('count as one cell each for the arrow keys', async ({ page }) => {
      await cell(page, 2, 2).focus();
      await press(page, 'ArrowRight');
      await expect(cell(page, 2, 3)).toBeFocused();
      await press(page, 'ArrowRight');
      await expect(cell(page, 2, 4)).toBeFocused();
      await press(page, 'ArrowLeft');
      await press(page, 'ArrowDown');
      await expect(cell(page, 3, 3)).toBeFocused();
    });

    for (const key of ['Enter', 'F2']) {
      test(`are entered with ${key}, traversed with Tab, and left with Escape`, async ({ page }) => {
        await cell(page, 2, 3).focus();
        await press(page, key);
        await expect(button(page, 'Approve Task 1')).toBeFocused();
        await press(page, 'ArrowDown');
        await expect(button(page, 'Approve Task 1')).toBeFocused();
        await press(page, 'Tab');
        await expect(button(page, 'Reject Task 1')).toBeFocused();
        await press(page, 'Escape');
        await expect(cell(page, 2, 3)).toBeFocused();
        await expect(page.getByLabel('Opened')).toHaveText('');
        await press(page, 'ArrowDown');
        await expect(cell(page, 3, 3)).toBeFocused();
      });
    }

    test('leave the arrow keys to a focused field', async ({ page }) => {
      await cell(page, 2, 4).focus();
      await press(page, 'Enter');
      await page.keyboard.type('ab');
      await press(page, 'ArrowLeft');
      await press(page, 'Home');
      await page.keyboard.type('c');
      await expect(page.getByLabel('Note on Task 1', { exact: true })).toHaveValue('cab');
      await expect(page.getByLabel('Note on Task 1', { exact: true })).toBeFocused();
      await press(page, 'F2');
      await expect(cell(page, 2, 4)).toBeFocused();
      await press(page, 'ArrowLeft');
      await expect(cell(page, 2, 3)).toBeFocused();
    });

    test('give the focus to the only enabled control', async ({ page }) => {
      await cell(page, 9, 3).focus();
      await press(page, 'ArrowDown');
      await expect(button(page, 'Reject Task 9')).toBeFocused();
      await press(page, 'ArrowDown');
      await expect(cell(page, 11, 3)).toBeFocused();
    });

    test('are one tab stop together, even after one of them had the focus', async ({ page }) => {
      await cell(page, 2, 3).focus();
      await press(page, 'Enter');
      await press(page, 'Tab');
      await expect(button(page, 'Reject Task 1')).toBeFocused();
      await press(page, 'Tab');
      await expect(button(page, 'After')).toBeFocused();
      await press(page, 'Shift+Tab');
      await expect(cell(page, 2, 3)).toBeFocused();
      await press(page, 'Shift+Tab');
      await expect(button(page, 'Columns')).toBeFocused();
    });

    test('open their row with Enter if they contain no control', async ({ page }) => {
      await cell(page, 3, 2).focus();
      await press(page, 'Enter');
      await expect(page.getByLabel('Opened')).toHaveText('Task 2');
    });

    test('keep the focused row as the position when rows are added above it', async ({ page }) => {
      await cell(page, 4, 2).focus();
      await button(page, 'Add').evaluate((add: HTMLButtonElement) => add.click());
      await expect(cell(page, 2, 2)).toHaveText('New task');
      await expect(cell(page, 5, 2)).toBeFocused();
      await press(page, 'ArrowDown');
      await expect(cell(page, 6, 2)).toBeFocused();
      await expect(cell(page, 6, 2)).toHaveText('Task 4');
    });

    test('keep at least one column', async ({ page }) => {
      await button(page, 'Columns').click();
      const choice = (name: string) => page.getByRole('menuitemcheckbox', { name });
      await choice('Actions').click();
      await choice('Name').click();
      await expect(choice('Note')).toBeDisabled();
      await expect(choice('Note')).toHaveAttribute('aria-checked', 'true');
      await choice('Name').click();
      await expect(choice('Note')).toBeEnabled();
    });

    test('select and deselect only the filtered rows, and keep other selected rows', async ({ page }) => {
      const all = page.getByRole('checkbox', { name: 'Select all rows' });
      const status = page.locator('.q-data-table__status');
      await page.getByRole('checkbox', { name: 'Select Task 2', exact: true }).click();
      await button(page, 'Filters').click();
      await page.getByRole('searchbox', { name: 'Name' }).fill('Task 30');
      await expect(status).toHaveText('2 of 300 rows · 1 selected');
      await expect(all).not.toBeChecked();
      await all.click();
      await expect(status).toHaveText('2 of 300 rows · 3 selected');
      await expect(all).toBeChecked();
      await button(page, 'Clear filters').click();
      await expect(status).toHaveText('300 rows · 3 selected');
      await expect(all).toBeChecked({ indeterminate: true });
      await page.getByRole('searchbox', { name: 'Name' }).fill('Task 30');
      await expect(status).toHaveText('2 of 300 rows · 3 selected');
      await all.click();
      await expect(status).toHaveText('2 of 300 rows · 1 selected');
    });
  });
}
