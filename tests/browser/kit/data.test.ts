import { expect, type Locator } from '@playwright/test';
import { type KitBench, kitTest } from './kit-bench.ts';
import { phone } from './page-look.ts';

/** Tabs, pages and rows that open, under both runtimes. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);

  test.describe(`tabs under ${runtime}`, () => {
    const tab = (kit: KitBench, name: string): Locator => kit.page.getByRole('tab', { name });

    test('are focused and selected by arrow keys, which wrap around', async ({ kit }) => {
      await kit.showStates('tabs');
      await tab(kit, 'Income').focus();
      for (const [key, name] of [
        ['ArrowRight', 'Expenses'],
        ['ArrowRight', 'Invoice log'],
        ['ArrowRight', 'Income'],
        ['ArrowLeft', 'Invoice log'],
        ['Home', 'Income'],
        ['End', 'Invoice log'],
      ] as const) {
        await kit.page.keyboard.press(key);
        await expect(tab(kit, name)).toBeFocused();
        await expect(tab(kit, name)).toHaveAttribute('aria-selected', 'true');
      }
      await expect(kit.page.getByRole('tabpanel', { name: 'Invoice log' })).toHaveText('Invoice log');
    });

    test('follow the arrow key’s direction in right-to-left text', async ({ kit }) => {
      await kit.showStates('tabs');
      await kit.lookAs({ direction: 'rtl' });
      await tab(kit, 'Income').focus();
      await kit.page.keyboard.press('ArrowLeft');
      await expect(tab(kit, 'Expenses')).toBeFocused();
    });

    test('scroll to the selected one if not all fit', async ({ kit }) => {
      await kit.lookAs(phone);
      await kit.showStates('tabs');
      await tab(kit, 'Account risk').focus();
      await kit.page.keyboard.press('End');
      await expect(tab(kit, 'External bank account')).toBeInViewport({ ratio: 0.95 });
    });

    for (const [direction, end, start] of [
      ['ltr', 'right', 'left'],
      ['rtl', 'left', 'right'],
    ] as const) {
      test(`fade out on the side where more follow, ${direction}`, async ({ kit }) => {
        await kit.lookAs({ ...phone, direction });
        await kit.showStates('tabs');
        const lists = kit.page.getByRole('tablist');
        await expect(lists.first()).toHaveCSS('mask-image', 'none');
        // From its transparent end.
        await expect(lists.last()).toHaveCSS('mask-image', new RegExp(`to ${start}, rgba\\(0, 0, 0, 0\\)`));
        await tab(kit, 'Account risk').focus();
        await kit.page.keyboard.press('End');
        await expect(lists.last()).toHaveCSS('mask-image', new RegExp(`to ${end}, rgba\\(0, 0, 0, 0\\)`));
      });
    }
  });

  test.describe(`pagination under ${runtime}`, () => {
    test('offers only the previous and the next page', async ({ kit }) => {
      await kit.showStates('pagination');
      const pages = kit.page.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('button', { name: 'Next' }).click();
      await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
      await expect(pages.getByRole('button', { name: 'Previous' })).toBeEnabled();
    });

    test('keeps the focus at the first and last page, where a press does nothing', async ({ kit }) => {
      await kit.showStates('pagination');
      const pages = kit.page.getByRole('navigation', { name: 'Pages' });
      for (const [name, other] of [
        ['Next', 'Previous'],
        ['Previous', 'Next'],
      ] as const) {
        const button = pages.getByRole('button', { name });
        await button.focus();
        await kit.page.keyboard.press('Enter');
        await kit.page.keyboard.press('Enter');
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await kit.page.keyboard.press('Enter');
        await expect(button).toBeFocused();
        await expect(pages.getByRole('button', { name: other })).not.toHaveAttribute('aria-disabled', 'true');
      }
    });
  });

  test.describe(`expandable rows under ${runtime}`, () => {
    const toggle = (kit: KitBench, name: string): Locator =>
      kit.page.getByRole('button', { name: `Details of ${name}` });

    test('open and close with their button, by click and by key', async ({ kit }) => {
      await kit.showStates('data-table');
      const button = toggle(kit, 'Business verification');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(kit.page.getByRole('cell', { name: 'Register extract of 1 March.' })).toBeVisible();
      expect(await kit.violations()).toEqual([]);
      await button.press('Enter');
      await expect(kit.page.getByText('Register extract of 1 March.')).toHaveCount(0);
    });

    test('have no button without details', async ({ kit }) => {
      await kit.showStates('data-table');
      await expect(toggle(kit, 'UBO list and identities')).toBeVisible();
      await expect(toggle(kit, 'Documentation')).toHaveCount(0);
    });
  });
}
