import { expect, type Locator } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { phone } from './page-look.ts';
import { stopClock } from './stopped-clock.ts';

/** A table of 100,000 rows, under both runtimes. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);

  test.describe(`a data table under ${runtime}`, () => {
    const table = (kit: KitBench): Locator => kit.page.getByRole('region', { name: 'many-rows' });
    const rows = (kit: KitBench): Locator => table(kit).locator('[role="row"]:not([aria-rowindex="1"])');
    const header = (kit: KitBench, name: string): Locator => table(kit).getByRole('columnheader', { name });
    const status = (kit: KitBench): Locator => table(kit).getByRole('status');
    const firstRow = (kit: KitBench): Locator => table(kit).locator('[aria-rowindex="2"]');
    const show = async (kit: KitBench) => {
      await kit.page.emulateMedia({ reducedMotion: 'reduce' });
      await kit.showStates('table-tools');
      await table(kit).getByRole('button', { name: 'Fill with 100,000 rows' }).click();
      await expect(status(kit)).toHaveText('100,000 rows');
    };

    test('renders only the visible rows, and reports the total', async ({ kit }) => {
      await show(kit);
      expect(await whenSettled(kit.page, () => rows(kit).count())).toBeLessThan(60);
      await expect(table(kit).getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
      await expect(status(kit)).toHaveText('100,000 rows');
    });

    test('shows any row that is scrolled to', async ({ kit }) => {
      await show(kit);
      await table(kit)
        .getByRole('grid')
        .evaluate(({ parentElement: view }) => {
          view?.scrollIntoView();
          view?.scrollTo(0, 46 * 70_000);
        });
      const row = table(kit).locator('[aria-rowindex="70002"]');
      await expect(row).toContainText('PAY-70001');
      await expect(row).toBeInViewport();
      expect(await whenSettled(kit.page, () => rows(kit).count())).toBeLessThan(60);
    });

    test('sorts by a column, says so and marks it', async ({ kit }) => {
      await show(kit);
      await header(kit, 'Amount').getByRole('button').click();
      await expect(status(kit)).toHaveText('100,000 rows · Sorted by Amount, ascending');
      await expect(header(kit, 'Amount')).toHaveAttribute('aria-sort', 'ascending');
      await header(kit, 'Amount').getByRole('button').click();
      await expect(header(kit, 'Amount')).toHaveAttribute('aria-sort', 'descending');
      await expect(firstRow(kit)).toContainText('$99,999.');
      await header(kit, 'Amount').getByRole('button').click();
      await expect(header(kit, 'Amount')).toHaveAttribute('aria-sort', 'none');
      await expect(firstRow(kit)).toContainText('PAY-1');
    });

    test('has filters that are neither required nor marked as optional', async ({ kit }) => {
      await show(kit);
      await table(kit).getByRole('button', { name: 'Filters' }).click();
      const filters = table(kit).getByRole('search');
      await expect(filters.getByRole('searchbox').first()).toBeVisible();
      await expect(filters.getByText('Optional')).toHaveCount(0);
      await expect(filters.locator('[aria-required]')).toHaveCount(0);
    });

    test('filters a column by the typed text, ignoring accents, until it is cleared', async ({ kit }) => {
      await show(kit);
      await table(kit).getByRole('button', { name: 'Filters' }).click();
      await table(kit).getByRole('searchbox', { name: 'Party' }).fill('zurich');
      await expect(status(kit)).toContainText('of 100,000 rows');
      await expect(firstRow(kit)).toContainText('Zürich Freight');
      await table(kit).getByRole('searchbox', { name: 'Payment' }).fill('nothing');
      await expect(table(kit).getByText('No rows match these filters')).toBeVisible();
      await table(kit).getByRole('button', { name: 'Clear filters' }).last().click();
      await expect(status(kit)).toHaveText('100,000 rows');
    });

    test('finds an amount by its displayed text, and no other row', async ({ kit }) => {
      await show(kit);
      await table(kit).getByRole('button', { name: 'Filters' }).click();
      await table(kit).getByRole('searchbox', { name: 'Amount' }).fill('$7,919.01');
      await expect(status(kit)).toHaveText('1 of 100,000 rows');
      await expect(firstRow(kit)).toContainText('PAY-2');
    });

    test('keeps keys that are typed while rows are being filtered', async ({ kit }) => {
      await show(kit);
      await table(kit).getByRole('button', { name: 'Filters' }).click();
      const party = table(kit).getByRole('searchbox', { name: 'Party' });
      // Type the next key when the previous key's rows appear.
      const typeOn = (input: HTMLInputElement) => {
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const type = (text: string) => {
          write?.call(input, text);
          input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        };
        const line = input.closest('.q-data-table')?.querySelector('[role="status"]');
        return new Promise<readonly string[]>((done) => {
          const texts = new Set<string>();
          const look = () => {
            texts.add(input.value);
            if (line?.textContent.startsWith('16,667 of')) done([...texts]);
            else requestAnimationFrame(look);
          };
          const observer = new MutationObserver(() => {
            observer.disconnect();
            type('rb');
            look();
          });
          if (line) observer.observe(line, { childList: true, characterData: true, subtree: true });
          type('r');
        });
      };
      expect(await whenSettled(kit.page, () => party.evaluate(typeOn))).toEqual(['rb']);
    });

    test('clearing all filters also discards one that is still being typed', async ({ kit }) => {
      await show(kit);
      await table(kit).getByRole('button', { name: 'Filters' }).click();
      const party = table(kit).getByRole('searchbox', { name: 'Party' });
      await stopClock(kit.page);
      await party.fill('zu');
      await kit.page.clock.runFor(100);
      await table(kit).getByRole('button', { name: 'Clear filters' }).click();
      await expect(party).toHaveValue('');
      await kit.page.clock.runFor(1000);
      await expect(status(kit)).toHaveText('100,000 rows');
      await expect(party).toHaveValue('');
      await kit.page.clock.resume();
    });

    test('moves by page and to the ends of a row, and announces the row', async ({ kit }) => {
      await show(kit);
      await table(kit).getByRole('gridcell', { name: 'PAY-1', exact: true }).focus();
      const at = () =>
        table(kit).evaluate((region) => {
          const { activeElement } = region.getRootNode() as Document | ShadowRoot;
          const cell = activeElement?.closest('[aria-colindex]');
          const row = cell?.closest('[aria-rowindex]');
          return [Number(row?.getAttribute('aria-rowindex')), Number(cell?.getAttribute('aria-colindex'))];
        });
      await kit.page.keyboard.press('PageDown');
      await expect.poll(async () => (await at())[0]).toBeGreaterThan(5);
      const [page = 0] = await whenSettled(kit.page, at);
      await kit.page.keyboard.press('End');
      await expect.poll(at).toEqual([page, 5]);
      await kit.page.keyboard.press('PageDown');
      await expect.poll(at).toEqual([2 * page - 2, 5]);
      await kit.page.keyboard.press('PageUp');
      await expect.poll(at).toEqual([page, 5]);
      await kit.page.keyboard.press('Home');
      await expect.poll(at).toEqual([page, 1]);
      await kit.page.keyboard.press('Control+End');
      await expect.poll(at).toEqual([100_001, 5]);
      await kit.page.keyboard.press('PageDown');
      await kit.page.keyboard.press('PageUp');
      await expect.poll(at).toEqual([100_001 - (page - 2), 5]);
      await kit.page.keyboard.press('Control+Home');
      await expect.poll(at).toEqual([1, 1]);
    });

    test('hides deselected columns', async ({ kit }) => {
      await show(kit);
      await table(kit).getByRole('button', { name: 'Columns' }).click();
      const date = table(kit).getByRole('menuitemcheckbox', { name: 'Date' });
      await expect(date).toHaveAttribute('aria-checked', 'true');
      await date.click();
      await expect(date).toHaveAttribute('aria-checked', 'false');
      await expect(header(kit, 'Date')).toHaveCount(0);
      await kit.page.keyboard.press('Escape');
    });

    test('is one tab stop, and arrow keys reach its last cell', async ({ kit }) => {
      await show(kit);
      await table(kit).getByRole('button', { name: 'Columns' }).focus();
      await kit.page.keyboard.press('Tab');
      await expect(header(kit, 'Payment').getByRole('button')).toBeFocused();
      await kit.page.keyboard.press('ArrowDown');
      await expect(table(kit).getByRole('gridcell', { name: 'PAY-1', exact: true })).toBeFocused();
      await kit.page.keyboard.press('ArrowRight');
      await expect(firstRow(kit).getByRole('link', { name: 'Harbor Studio' })).toBeFocused();
      await kit.page.keyboard.press('Control+End');
      const last = table(kit).locator('[aria-rowindex="100001"]');
      await expect(last.locator('[aria-colindex="5"]')).toBeFocused();
      await expect(last).toBeInViewport();
      await kit.page.keyboard.press('Tab');
      await expect(kit.page.locator('#after')).toBeFocused();
    });

    test('keeps the focus on its row however far it is scrolled', async ({ kit }) => {
      await show(kit);
      await header(kit, 'Payment').getByRole('button').focus();
      await kit.page.keyboard.press('ArrowDown');
      await table(kit)
        .getByRole('grid')
        .evaluate((grid) => grid.parentElement?.scrollTo(0, 46 * 50_000));
      await expect(table(kit).locator('[aria-rowindex="50002"]')).toBeVisible();
      await kit.page.keyboard.press('ArrowDown');
      await expect(table(kit).getByRole('gridcell', { name: 'PAY-2', exact: true })).toBeFocused();
      await expect(table(kit).locator('[aria-rowindex="3"]')).toBeInViewport();
    });
  });

  test.describe(`a data table with selection under ${runtime}`, () => {
    const table = (kit: KitBench): Locator => kit.page.getByRole('region', { name: 'selectable' });

    test('selects one row, all rows and none', async ({ kit }) => {
      await kit.showStates('table-tools');
      const all = table(kit).getByRole('checkbox', { name: 'Select all rows' });
      await table(kit).getByRole('checkbox', { name: 'Select PAY-2', exact: true }).click();
      await expect(table(kit).getByRole('status')).toHaveText('24 rows · 1 selected');
      await expect(table(kit).locator('[aria-rowindex="3"]')).toHaveAttribute('aria-selected', 'true');
      await expect(all).toBeChecked({ indeterminate: true });
      await all.click();
      await expect(table(kit).getByRole('status')).toHaveText('24 rows · 24 selected');
      await all.click();
      await expect(table(kit).getByRole('status')).toHaveText('24 rows');
    });

    for (const width of [390, 768, 1440]) {
      test(`aligns its check boxes in right-to-left text, ${width} pixels wide`, async ({ kit }) => {
        await kit.lookAs({ direction: 'rtl', size: { width, height: 844 } });
        await kit.showStates('table-tools');
        const boxes = table(kit).getByRole('checkbox');
        await expect(boxes.nth(3)).toBeVisible();
        const distances = await whenSettled(kit.page, () =>
          boxes.evaluateAll((inputs) =>
            inputs
              .map((input) => {
                const box = input.getBoundingClientRect();
                const view = (input.closest('.q-data-table__view') as Element).getBoundingClientRect();
                return {
                  fromRight: Math.round(view.right - box.right),
                  isDrawn: !input.closest('.q-data-table__head') || view.width >= 720,
                };
              })
              .filter(({ isDrawn }) => isDrawn)
              .map(({ fromRight }) => fromRight),
          ),
        );
        expect(distances.length).toBeGreaterThan(3);
        expect(new Set(distances), 'from the right edge, where lines begin').toEqual(new Set([21]));
      });
    }

    test('is sorted through a menu on a phone, where a row has two lines', async ({ kit }) => {
      await kit.lookAs(phone);
      await kit.showStates('table-tools');
      await table(kit).getByRole('button', { name: 'Sort' }).click();
      await table(kit).getByRole('menuitemcheckbox', { name: 'Party' }).click();
      await expect(table(kit).getByRole('status')).toHaveText('24 rows · Sorted by Party, ascending');
      await expect(table(kit).locator('[aria-rowindex="2"]')).toContainText('Água Verde');
      const overflow = await whenSettled(kit.page, () =>
        kit.page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
      );
      expect(overflow).toBe(false);
      await kit.page.keyboard.press('Escape');
    });
  });
}
