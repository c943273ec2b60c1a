import { expect, type Locator, type Page } from '@playwright/test';
import { bundleFixture, bundleSheet, type Runtime } from '../support/bundle-fixture.ts';
import { whenSettled } from '../support/settled.ts';
import { test } from '../support/watched-test.ts';

/** Dates in forms, under both runtimes. Today is 5 March 2026. */
for (const runtime of ['react', 'preact'] as const satisfies readonly Runtime[]) {
  test.describe(`dates in a form under ${runtime}`, () => {
    const made = { script: '', sheet: '' };
    test.beforeAll(async () => {
      made.script = await bundleFixture('widgets/src/kit/date-field/date-form-fixtures.tsx', runtime);
      made.sheet = await bundleSheet('widgets/src/theme/page.css');
    });
    test.beforeEach(async ({ page }) => {
      await page.setContent('<!doctype html><html lang="en"><title>Dates</title><body></body></html>');
      await page.addStyleTag({ content: made.sheet });
      await page.addScriptTag({ content: made.script });
    });

    const form = (page: Page, name = 'native'): Locator => page.getByRole('form', { name });
    const field = (page: Page, name: string, of = 'native'): Locator =>
      form(page, of).getByLabel(name, { exact: true });
    /** The form's data as it would be submitted. */
    const sent = (page: Page, name = 'native') =>
      form(page, name).evaluate((element) => [...new FormData(element as HTMLFormElement)].map(([, value]) => value));
    const namesSent = (page: Page) =>
      form(page).evaluate((element) => [...new FormData(element as HTMLFormElement).keys()]);
    /** The owner does something while the focus stays where it is. */
    const act = (page: Page, name: string) =>
      form(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button: HTMLButtonElement) => button.click());

    test('send their days by name, both days of a range', async ({ page }) => {
      await expect.poll(() => namesSent(page)).toEqual(['due', 'paid', 'period.start', 'period.end']);
      await expect.poll(() => sent(page)).toEqual(['2026-03-12', '2026-03-10', '2026-02-01', '2026-02-28']);
      await field(page, 'Due').fill('9 Mar 2026');
      await field(page, 'Period').click();
      await page.locator('[data-date="2026-02-10"]').click();
      await page.locator('[data-date="2026-02-10"]').click();
      await expect.poll(() => sent(page)).toEqual(['2026-03-09', '2026-03-10', '2026-02-10', '2026-02-10']);
    });

    test('send nothing while they are disabled', async ({ page }) => {
      await act(page, 'Disable');
      await expect(field(page, 'Due')).toBeDisabled();
      expect(await whenSettled(page, () => sent(page))).toEqual([]);
    });

    test('all return to their first values when the form is reset', async ({ page }) => {
      await field(page, 'Due').fill('9 Mar 2026');
      await field(page, 'Paid').fill('8 Mar 2026');
      await field(page, 'Noted, not sent').fill('7 Mar 2026');
      await field(page, 'Period').click();
      await page.getByRole('button', { name: 'Today' }).click();
      await expect.poll(() => sent(page)).toEqual(['2026-03-09', '2026-03-08', '2026-03-05', '2026-03-05']);
      await form(page).getByRole('button', { name: 'Reset' }).click();
      await expect.poll(() => sent(page)).toEqual(['2026-03-12', '2026-03-10', '2026-02-01', '2026-02-28']);
      await expect(field(page, 'Due')).toHaveValue('12 Mar 2026');
      await expect(field(page, 'Paid')).toHaveValue('10 Mar 2026');
      await expect(field(page, 'Noted, not sent')).toHaveValue('');
      await expect(field(page, 'Period')).toHaveText('01 Feb 2026 – 28 Feb 2026');
    });

    test('report no change for a reset that changes nothing', async ({ page }) => {
      await field(page, 'Due').fill('9 Mar 2026');
      await field(page, 'Due').blur();
      await form(page).getByRole('button', { name: 'Reset' }).click();
      await expect(field(page, 'Due')).toHaveValue('12 Mar 2026');
      await expect(page.getByLabel('What the owner knows of the period')).toHaveText('nothing');
    });

    test('drop unfinished text when the form is reset', async ({ page }) => {
      await field(page, 'Due').fill('9 Ma');
      await act(page, 'Reset');
      await expect(field(page, 'Due')).toHaveValue('12 Mar 2026');
      await field(page, 'Due').blur();
      await expect(field(page, 'Due')).toHaveValue('12 Mar 2026');
    });

    test('keep unfinished text while the owner renders the same date again', async ({ page }) => {
      await field(page, 'Due').fill('9 Ma');
      await act(page, 'Render');
      await expect(form(page).getByRole('status').filter({ hasText: '2' })).toBeVisible();
      await expect(field(page, 'Due')).toHaveValue('9 Ma');
    });

    test('replace unfinished text by a date that the owner sets', async ({ page }) => {
      await field(page, 'Due').fill('9 Ma');
      await act(page, 'Postpone');
      await expect(field(page, 'Due')).toHaveValue('01 Apr 2026');
      await act(page, 'Undo');
      await expect(field(page, 'Due')).toHaveValue('12 Mar 2026');
      await field(page, 'Due').blur();
      await expect(field(page, 'Due')).toHaveValue('12 Mar 2026');
    });

    test('restore the last date for an empty text, and say so', async ({ page }) => {
      await field(page, 'Due').fill('');
      await field(page, 'Due').blur();
      await expect(field(page, 'Due')).toHaveValue('12 Mar 2026');
      await expect(page.getByText('A date is required. Restored 12 Mar 2026.')).toBeVisible();
    });

    test('can be emptied by deleting the text if that is allowed', async ({ page }) => {
      await field(page, 'Paid').fill('');
      await field(page, 'Paid').blur();
      await expect(field(page, 'Paid')).toHaveValue('');
      await expect.poll(() => sent(page)).toEqual(['2026-03-12', '', '2026-02-01', '2026-02-28']);
    });

    test('show the form’s messages beside them, and get its focus', async ({ page }) => {
      await form(page, 'kit').getByRole('button', { name: 'Send' }).click();
      await expect(field(page, 'Period', 'kit')).toHaveAccessibleDescription('Another period, please.');
      await expect(field(page, 'Period', 'kit')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('button', { name: 'Today' }).click();
      await expect(field(page, 'Period', 'kit')).not.toHaveAttribute('aria-invalid', 'true');
      await form(page, 'kit').getByRole('button', { name: 'Reset' }).click();
      await expect(field(page, 'Period', 'kit')).toHaveText('01 Feb 2026 – 28 Feb 2026');
    });
  });
}
