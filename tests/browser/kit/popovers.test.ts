import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { bundleFixture, bundleSheet } from '../support/bundle-fixture.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { stopClock } from './stopped-clock.ts';

/** Popovers, tooltips and toasts: their times, and what keeps them open. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const button = (kit: KitBench, name: string): Locator => kit.page.getByRole('button', { name, exact: true });
  const wait = (kit: KitBench, ms: number) => kit.page.clock.runFor(ms);
  const show = async (kit: KitBench, specimen: string) => {
    await kit.page.mouse.move(1000, 600);
    await stopClock(kit.page);
    await kit.showStates(specimen);
    await wait(kit, 200);
  };
  /** Clicks, and waits for the effects that preact delays. */
  const press = async (kit: KitBench, name: string) => {
    await button(kit, name).click();
    await wait(kit, 50);
  };

  test.describe(`a popover under ${runtime}`, () => {
    const popover = (kit: KitBench): Locator => kit.page.getByRole('dialog', { name: 'Share' });

    test('closes 2000 ms after the pointer has left it', async ({ kit }) => {
      await show(kit, 'popover');
      await press(kit, 'Share invoice');
      await kit.page.mouse.move(1000, 600);
      await wait(kit, 1800);
      await expect(popover(kit)).toBeVisible();
      await wait(kit, 300);
      await expect(popover(kit)).toHaveCount(0);
    });

    test('stays while the pointer or the focus is on it', async ({ kit }) => {
      await show(kit, 'popover');
      await press(kit, 'Share invoice');
      await popover(kit).hover();
      await wait(kit, 10_000);
      await expect(popover(kit)).toBeVisible();
      await button(kit, 'Copy link').focus();
      await kit.page.mouse.move(1000, 600);
      await wait(kit, 10_000);
      await expect(popover(kit)).toBeVisible();
      await kit.page.locator('#before').focus();
      await wait(kit, 2100);
      await expect(popover(kit)).toHaveCount(0);
    });

    test('stays open if the keyboard opened it, and gives the focus back on Escape', async ({ kit }) => {
      await show(kit, 'popover');
      await kit.page.locator('#before').focus();
      await kit.page.keyboard.press('Tab');
      await kit.page.keyboard.press('Enter');
      await wait(kit, 10_000);
      await expect(popover(kit)).toBeVisible();
      await kit.page.keyboard.press('Tab');
      await expect(button(kit, 'Copy link')).toBeFocused();
      await kit.page.keyboard.press('Escape');
      await expect(popover(kit)).toHaveCount(0);
      await expect(button(kit, 'Share invoice')).toBeFocused();
    });

    test('closes when something outside is pressed, and axe finds nothing in it', async ({ kit }) => {
      await show(kit, 'popover');
      await press(kit, 'Share invoice');
      // Axe waits, too.
      await kit.page.clock.resume();
      expect(await kit.violations()).toEqual([]);
      await kit.page.mouse.click(1000, 600);
      await expect(popover(kit)).toHaveCount(0);
    });

    test('explains the text beside it', async ({ kit }) => {
      await show(kit, 'popover');
      await press(kit, 'More about Guaranteed income');
      await expect(kit.page.getByRole('dialog', { name: 'Guaranteed income' })).toContainText('The buyer has paid');
    });
  });

  test.describe(`a tooltip under ${runtime}`, () => {
    const tooltip = (kit: KitBench): Locator => kit.page.getByRole('tooltip', { name: 'Takes two banking days' });

    test('describes its control, open or not', async ({ kit }) => {
      await show(kit, 'tooltip');
      await expect(button(kit, 'Withdraw')).toHaveAccessibleDescription('Takes two banking days');
    });

    test('opens on keyboard focus, and Escape closes it without moving the focus', async ({ kit }) => {
      await show(kit, 'tooltip');
      await kit.page.locator('#before').focus();
      await kit.page.keyboard.press('Tab');
      await expect(tooltip(kit)).toBeVisible();
      await wait(kit, 50);
      await kit.page.keyboard.press('Escape');
      await expect(tooltip(kit)).toBeHidden();
      await expect(button(kit, 'Withdraw')).toBeFocused();
    });

    test('opens on hover, stays while the pointer is on it, and closes when the pointer leaves both', async ({
      kit,
    }) => {
      await show(kit, 'tooltip');
      await button(kit, 'Withdraw').hover();
      await wait(kit, 400);
      await expect(tooltip(kit)).toBeVisible();
      await tooltip(kit).hover();
      await wait(kit, 5000);
      await expect(tooltip(kit)).toBeVisible();
      await kit.page.mouse.move(1000, 600);
      await wait(kit, 200);
      await expect(tooltip(kit)).toBeHidden();
    });
  });

  test.describe(`toasts under ${runtime}`, () => {
    const toast = (kit: KitBench, text: string): Locator => kit.page.getByRole('status').getByText(text);

    test('close after 4000 ms and have no close button', async ({ kit }) => {
      await show(kit, 'toaster');
      await press(kit, 'Show success');
      await wait(kit, 3800);
      await expect(toast(kit, 'Done!')).toBeVisible();
      await expect(kit.page.getByRole('status').getByRole('button')).toHaveCount(0);
      await wait(kit, 300);
      await expect(toast(kit, 'Done!')).toHaveCount(0);
    });

    test('stay while the pointer or the focus is on them', async ({ kit }) => {
      await show(kit, 'toaster');
      await press(kit, 'Show error');
      await toast(kit, 'Something went wrong').hover();
      await wait(kit, 10_000);
      await expect(toast(kit, 'Something went wrong')).toBeVisible();
      await kit.page.keyboard.press('Tab');
      await kit.page.keyboard.press('Tab');
      await kit.page.mouse.move(1000, 100);
      await wait(kit, 10_000);
      await expect(toast(kit, 'Something went wrong')).toBeVisible();
      await kit.page.locator('#before').focus();
      await wait(kit, 4100);
      await expect(toast(kit, 'Something went wrong')).toHaveCount(0);
    });

    test('are announced to screen readers, and axe finds nothing in them', async ({ kit }) => {
      await show(kit, 'toaster');
      await expect(kit.page.getByRole('status')).toHaveAttribute('aria-live', 'polite');
      await press(kit, 'Show info');
      // Axe waits, too.
      await kit.page.clock.resume();
      expect(await kit.violations()).toEqual([]);
    });
  });

  test.describe(`toasts beside dialogs under ${runtime}`, () => {
    const openPage = async (page: Page) => {
      await page.clock.install();
      await page.setContent('<!doctype html><html lang="en"><title>Toasts</title><body></body></html>');
      await page.addStyleTag({ content: await bundleSheet('widgets/src/theme/page.css') });
      await page.addScriptTag({
        content: await bundleFixture('widgets/src/kit/toaster/toaster-fixtures.tsx', runtime),
      });
    };
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    /** A pointer never hits an inert element. */
    const isReached = (page: Page, text: string) =>
      page.getByText(text).evaluate((found) => {
        const { left, top, width, height } = found.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === found;
      });

    base(`are within reach in the topmost dialog, and outlive it, under ${runtime}`, async ({ page }) => {
      await openPage(page);
      await button(page, 'Open').click();
      await button(page, 'Save').click();
      await expect(page.getByRole('dialog', { name: 'First' }).getByRole('status')).toHaveText('Saved at 1');
      await page.clock.runFor(1000);
      await expect.poll(() => isReached(page, 'Saved at 1')).toBe(true);
      await button(page, 'Open').click();
      await expect(page.getByRole('dialog', { name: 'Second' }).getByRole('status')).toHaveText('Saved at 1');
      await expect.poll(() => isReached(page, 'Saved at 1')).toBe(true);
      for (const name of ['Second', 'First']) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name })).toHaveCount(0);
      }
      await expect(page.getByText('Saved at 1')).toBeVisible();
      await page.clock.runFor(3100);
      await expect(page.getByText('Saved at 1')).toHaveCount(0);
    });

    base(`go on in the page after a dialog was open, under ${runtime}`, async ({ page }) => {
      await openPage(page);
      await button(page, 'Open').click();
      await page.keyboard.press('Escape');
      await button(page, 'Save').click();
      await expect(page.getByRole('status')).toHaveText('Saved at 0');
      await expect.poll(() => isReached(page, 'Saved at 0')).toBe(true);
    });
  });
}
