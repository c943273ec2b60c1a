import { expect } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { stopClock } from './stopped-clock.ts';

for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const state = ({ page }: KitBench, name: string) => page.getByRole('region', { name, exact: true });

  test.describe(`actions under ${runtime}`, () => {
    test('a busy button keeps its size and the focus, and says that it is busy', async ({ kit }) => {
      await kit.showStates('button');
      const idle = state(kit, 'variants').getByRole('button').first();
      const pending = state(kit, 'pending').getByRole('button', { name: 'Send invoice' }).first();
      const widths = async () => [(await pending.boundingBox())?.width, (await idle.boundingBox())?.width];
      const [wide, usual] = await whenSettled(kit.page, widths);
      expect(wide).toBe(usual);
      await pending.focus();
      await expect(pending).toBeFocused();
      await expect(pending).toHaveAttribute('aria-busy', 'true');
      await expect(pending).toBeDisabled();
    });

    test('a copy button confirms the copy for two seconds', async ({ kit }) => {
      await kit.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await stopClock(kit.page);
      await kit.showStates('copy-button');
      const shown = state(kit, 'icon-only');
      await shown.getByRole('button', { name: 'Copy IBAN' }).click();
      await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible();
      await expect(shown.getByRole('status')).toHaveText('Copied');
      const copied = () => kit.page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toBe('ES91 2100 0418 4502 0005 1332');
      await kit.page.clock.runFor(2000);
      await expect(shown.getByRole('button', { name: 'Copy IBAN' })).toBeVisible();
      await expect(shown.getByRole('status')).toBeEmpty();
      await kit.page.clock.resume();
    });

    test('a copy button says when copying is forbidden', async ({ kit }) => {
      await stopClock(kit.page);
      await kit.showStates('copy-button');
      await kit.page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('Forbidden'));
      });
      await state(kit, 'with-text').getByRole('button', { name: 'Copy' }).click();
      await expect(state(kit, 'with-text').getByRole('status')).toHaveText('Could not be copied');
      await kit.page.clock.runFor(2000);
      await kit.page.clock.resume();
    });

    test('a download button shows for two seconds that the download started, and starts it once', async ({ kit }) => {
      await stopClock(kit.page);
      await kit.showStates('download-link');
      const link = kit.page.getByRole('link', { name: 'Statement, May 2025' });
      let downloads = 0;
      kit.page.on('download', () => {
        downloads += 1;
      });
      const begun = kit.page.waitForEvent('download');
      await link.click();
      const download = await begun;
      expect(download.suggestedFilename()).toBe('statement.txt');
      await expect(kit.page.getByRole('status')).toHaveText('The download is starting…');
      await link.click();
      await kit.page.clock.runFor(2000);
      await expect(kit.page.getByRole('status')).toBeEmpty();
      expect(downloads).toBe(1);
      await kit.page.clock.resume();
    });
  });
}
