import { expect, type Locator } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { stopClock } from './stopped-clock.ts';

/** Parts that display something, under both runtimes. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const box = (found: Locator) =>
    whenSettled(found.page(), () => found.evaluate((element) => element.getBoundingClientRect().toJSON()));
  const state = (kit: KitBench, name: string): Locator => kit.page.getByRole('region', { name, exact: true });

  test.describe(`states under ${runtime}`, () => {
    test('a spinner of 40 px appears after 1000 ms, but screen readers announce it at once', async ({ kit }) => {
      await stopClock(kit.page);
      await kit.showStates('states');
      const spinner = state(kit, 'spinner').locator('.q-spinner');
      await kit.page.clock.runFor(900);
      await expect(state(kit, 'spinner').getByRole('status')).toHaveText('Loading…');
      await expect(spinner).toHaveCount(0);
      await kit.page.clock.runFor(200);
      await expect(spinner).toHaveCSS('inline-size', '40px');
      await expect(spinner).toHaveCSS('block-size', '40px');
      await kit.page.clock.resume();
    });

    test('a closable banner closes', async ({ kit }) => {
      await kit.showStates('banner');
      const banner = state(kit, 'can-be-closed');
      await banner.getByRole('button', { name: 'Close' }).click();
      await expect(banner).toHaveText('');
    });

    test('an error offers a retry, and says when one is under way', async ({ kit }) => {
      await kit.showStates('states');
      const retry = state(kit, 'error').getByRole('button', { name: 'Try again' });
      await retry.click();
      await expect(retry).toHaveAttribute('aria-busy', 'true');
      await expect(retry).toBeFocused();
    });
  });

  test.describe(`progress steps under ${runtime}`, () => {
    test('announce the current step, the completed steps and the step with an error', async ({ kit }) => {
      await kit.showStates('progress-steps');
      const steps = kit.page.getByRole('navigation', { name: 'Verification' });
      await expect(steps.locator('[aria-current="step"]')).toHaveText(/Beneficial owners/);
      await expect(steps.getByRole('listitem').filter({ hasText: 'Setup' })).toHaveText(/Setup, Done/);
      await expect(steps.getByRole('listitem').filter({ hasText: 'Documents' })).toHaveText(
        /Documents, Needs attention/,
      );
    });

    test('link to completed steps and to steps with an error, but not ahead', async ({ kit }) => {
      await kit.showStates('progress-steps');
      const steps = kit.page.getByRole('navigation', { name: 'Application' });
      await expect(steps.getByRole('button')).toHaveCount(3);
      await steps.getByRole('button', { name: 'Documents' }).click();
      await expect(steps.locator('[aria-current="step"]')).toHaveText(/Documents/);
    });
  });

  test.describe(`figures under ${runtime}`, () => {
    test('an avatar shows its picture, or initials without one', async ({ kit }) => {
      await kit.showStates('avatar');
      await expect(state(kit, 'image').locator('img')).toBeVisible();
      for (const name of ['business', 'image-missing']) await expect(state(kit, name)).toHaveText('HS');
      await expect(state(kit, 'person')).toHaveText('AL');
    });

    test('a relative time is kept up to date, and its tooltip has the exact time in New York', async ({ kit }) => {
      await kit.page.clock.install();
      await kit.page.clock.setSystemTime(new Date('2026-03-10T16:00:30Z'));
      await kit.showStates('time');
      const time = state(kit, 'relative').getByRole('time');
      await expect(time).toHaveText('now');
      await expect(time).toHaveAttribute('title', '10 Mar 2026, 12:00 PM EDT');
      await kit.page.clock.runFor(32_000);
      await expect(time).toHaveText('1 minute ago');
      await kit.page.clock.runFor(60_000);
      await expect(time).toHaveText('2 minutes ago');
    });

    test('a code to scan is named and dark on light in either scheme', async ({ kit }) => {
      await kit.lookAs({ colorScheme: 'dark' });
      await kit.showStates('qr-code');
      const code = kit.page.getByRole('img', { name: 'Code for your authenticator app' });
      await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
    });

    test('a chart is read as a table, which can also be seen', async ({ kit }) => {
      await kit.showStates('chart');
      const bars = state(kit, 'bars');
      await expect(bars.getByRole('table', { name: 'Cash flow' }).getByRole('row')).toHaveCount(13);
      await expect(bars.locator('rect')).toHaveCount(24);
      await bars.getByRole('button', { name: 'As a table' }).click();
      await expect(bars.getByRole('cell', { name: '$12,000.50' })).toBeVisible();
      await expect(bars.locator('rect')).toHaveCount(0);
    });
  });

  test.describe(`from right to left under ${runtime}`, () => {
    test('a date is at its field’s start, and the calendar button at its end', async ({ kit }) => {
      await kit.lookAs({ direction: 'rtl' });
      await kit.showControl('date-range-field', { label: 'Due', isFilled: true });
      const gapBefore = (button: Element) => {
        const dates = document.createRange();
        dates.selectNodeContents(button);
        return button.getBoundingClientRect().right - dates.getBoundingClientRect().right;
      };
      const field = kit.page.getByRole('combobox', { name: 'Due' });
      expect(await whenSettled(kit.page, () => field.evaluate(gapBefore))).toBeLessThan(16);
      await kit.showControl('date-field', { label: 'Due', isFilled: true });
      await expect(kit.page.getByRole('textbox', { name: 'Due' })).toHaveCSS('text-align', 'right');
      const text = await box(kit.page.getByRole('textbox', { name: 'Due' }));
      const opener = await box(kit.page.getByRole('button', { name: 'Open the calendar' }));
      expect(opener.left).toBeLessThan(text.left + 1);
    });

    test('a currency sign is on the start side of its field', async ({ kit }) => {
      await kit.lookAs({ direction: 'rtl' });
      await kit.showControl('money-field', { label: 'Rate', isFilled: true });
      const input = await box(kit.page.getByRole('textbox', { name: 'Rate' }));
      const sign = await box(kit.page.locator('.q-input__affix--start'));
      expect(sign.right).toBeGreaterThan(input.right);
    });
  });

  test.describe(`a search under ${runtime}`, () => {
    test('is emptied by the cross at its end', async ({ kit }) => {
      await kit.showStates('table-tools');
      await kit.page.getByRole('button', { name: 'Filters' }).first().click();
      const search = kit.page.getByRole('searchbox').first();
      await search.fill('lark');
      const { width, height } = await box(search);
      await search.click({ position: { x: width - 22, y: height / 2 } });
      await expect(search).toHaveValue('');
    });
  });
}
