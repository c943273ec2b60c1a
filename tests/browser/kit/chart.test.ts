import { expect } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { kitTest } from './kit-bench.ts';

/** Charts under both runtimes. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);

  test.describe(`a chart under ${runtime}`, () => {
    test('has its figures as a table for people who can’t see the drawing', async ({ kit }) => {
      await kit.showStates('chart');
      const figures = kit.page.getByRole('table', { name: 'Cash flow', exact: true });
      await expect(figures.getByRole('rowheader')).toHaveCount(12);
      await expect(figures.getByRole('row', { name: 'Feb' })).toContainText('$16,177.50');
      await expect(kit.page.getByRole('region', { name: 'bars' }).locator('.q-chart__bar')).toHaveCount(24);
    });

    test('is replaced by its table on request, and shown again', async ({ kit }) => {
      await kit.showStates('chart');
      const bars = kit.page.getByRole('region', { name: 'bars' });
      await bars.getByRole('button', { name: 'As a table' }).click();
      await expect(bars.locator('.q-chart__plot')).toHaveCount(0);
      await bars.getByRole('button', { name: 'As a chart' }).click();
      await expect(bars.locator('.q-chart__bar')).toHaveCount(24);
    });

    for (const direction of ['ltr', 'rtl'] as const) {
      test(`has room for the figures of its scale in Spanish, ${direction}`, async ({ kit }) => {
        await kit.lookAs({ direction, size: { width: 390, height: 844 } });
        await kit.showStates('chart', 'es');
        const bars = kit.page.getByRole('region', { name: 'bars' });
        const figures = bars.locator('.q-chart__figure');
        await expect(figures.last()).toContainText('mil');
        const plot = await whenSettled(kit.page, () => bars.locator('.q-chart__plot').boundingBox());
        for (const figure of await figures.all()) {
          const box = await whenSettled(kit.page, () => figure.boundingBox());
          expect(box?.x).toBeGreaterThanOrEqual(plot?.x ?? 0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((plot?.x ?? 0) + (plot?.width ?? 0));
        }
      });
    }

    test('begins at the right in right-to-left text', async ({ kit }) => {
      await kit.lookAs({ direction: 'rtl' });
      await kit.showStates('chart');
      const labels = kit.page.getByRole('region', { name: 'bars' }).locator('.q-chart__label');
      await expect(labels.first()).toHaveText('Jan');
      const [first, last] = await whenSettled(kit.page, () =>
        Promise.all([labels.first().boundingBox(), labels.last().boundingBox()]),
      );
      expect(first?.x).toBeGreaterThan(last?.x ?? 0);
    });
  });
}
