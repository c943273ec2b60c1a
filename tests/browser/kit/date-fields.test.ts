import { expect } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { stopClock } from './stopped-clock.ts';

/** How date fields and their calendars behave, under both runtimes. In the samples today is 5 March 2026, a Thursday. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const desktop = { width: 1280, height: 900 };

  test.describe(`the date field under ${runtime}`, () => {
    const field = ({ page }: KitBench) => page.getByRole('textbox', { name: 'Legal name' });
    const layer = ({ page }: KitBench) => page.getByRole('dialog', { name: 'Choose a date' });
    const show = async (kit: KitBench, isFilled = false) => {
      await kit.page.setViewportSize(desktop);
      await kit.showControl('date-field', { label: 'Legal name', isFilled });
    };
    const openButton = ({ page }: KitBench) => page.getByRole('button', { name: 'Open the calendar' });
    const focusedDay = (kit: KitBench) => layer(kit).locator('[data-date]:focus').getAttribute('data-date');

    const bounded = async (kit: KitBench) => {
      await kit.page.setViewportSize(desktop);
      await kit.showStates('date-states');
      return kit.page.getByRole('textbox', { name: 'Due date' });
    };

    test('asks for a date while there is none, and writes one as DD MMM YYYY', async ({ kit }) => {
      await show(kit);
      await expect(field(kit)).toHaveAttribute('placeholder', '-Choose a date-');
      await field(kit).fill('3/9/2026');
      await field(kit).blur();
      await expect(field(kit)).toHaveValue('09 Mar 2026');
      await expect.poll(kit.lastValue).toBe('2026-03-09');
    });

    test('keeps an invalid date for correction, and says so', async ({ kit }) => {
      await show(kit, true);
      await field(kit).fill('31 Feb 2027');
      expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
      await field(kit).blur();
      await expect(field(kit)).toHaveValue('31 Feb 2027');
      await expect(field(kit)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(kit)).toHaveAccessibleDescription('Invalid date');
      await expect(kit.page.getByRole('status').filter({ hasText: 'Invalid date' })).toHaveCount(1);
      await expect.poll(kit.lastValue).toBe('');
      await field(kit).fill('28 Feb 2027');
      await field(kit).blur();
      await expect(field(kit)).toHaveValue('28 Feb 2027');
      await expect(field(kit)).not.toHaveAttribute('aria-invalid', 'true');
      await expect.poll(kit.lastValue).toBe('2027-02-28');
    });

    test('replaces a date beyond a bound by the bound', async ({ kit }) => {
      const due = await bounded(kit);
      await due.fill('1 Jan 2030');
      await due.blur();
      await expect(due).toHaveValue('20 Jan 2027');
      await expect(kit.page.getByText('Set to the latest possible date, 20 Jan 2027.')).toBeVisible();
      await due.fill('1 Jan 2020');
      await due.blur();
      await expect(due).toHaveValue('05 Mar 2026');
    });

    test('has a clear button only if it may be empty', async ({ kit }) => {
      const due = await bounded(kit);
      await kit.page.getByRole('button', { name: 'Clear' }).click();
      await expect(due).toHaveValue('');
      await expect(due).toBeFocused();
      await expect(kit.page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
      await show(kit, true);
      await expect(kit.page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
    });

    for (const key of ['ArrowDown', 'Enter']) {
      test(`opens on ${key} with the focus on its date, and closes on Escape`, async ({ kit }) => {
        await show(kit, true);
        await field(kit).focus();
        await kit.page.keyboard.press(key);
        await expect(layer(kit)).toBeVisible();
        await expect.poll(() => focusedDay(kit)).toBe('2026-03-12');
        await kit.page.keyboard.press('Escape');
        await expect(layer(kit)).toBeHidden();
        await expect(field(kit)).toBeFocused();
        expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
      });
    }

    test('moves among the days as a date grid does', async ({ kit }) => {
      await show(kit, true);
      await openButton(kit).click();
      for (const [key, expected] of [
        ['ArrowRight', '2026-03-13'],
        ['ArrowDown', '2026-03-20'],
        ['Home', '2026-03-15'],
        ['End', '2026-03-21'],
        ['PageDown', '2026-04-21'],
        ['Shift+PageUp', '2025-04-21'],
        ['ArrowLeft', '2025-04-20'],
        ['ArrowUp', '2025-04-13'],
      ] as const) {
        await kit.page.keyboard.press(key);
        await expect.poll(() => focusedDay(kit), key).toBe(expected);
      }
      await kit.page.keyboard.press('Enter');
      await expect(field(kit)).toHaveValue('13 Apr 2025');
      await expect(field(kit)).toBeFocused();
    });

    test('marks today and the chosen day', async ({ kit }) => {
      await show(kit, true);
      await openButton(kit).click();
      await expect(layer(kit).locator('[aria-current="date"]')).toHaveAttribute('data-date', '2026-03-05');
      await expect(layer(kit).getByRole('gridcell', { selected: true })).toHaveText('12');
    });

    test('offers twelve years, pages ten years apart, and months in three columns', async ({ kit }) => {
      await show(kit, true);
      await openButton(kit).click();
      await layer(kit).getByRole('button', { name: '2026', exact: true }).click();
      const years = layer(kit).getByRole('group').getByRole('button');
      await expect(years).toHaveCount(12);
      await expect(years.first()).toHaveText('2019');
      await layer(kit).getByRole('button', { name: 'Earlier years' }).click();
      await expect(years.first()).toHaveText('2009');
      await layer(kit).getByRole('button', { name: '2012' }).click();
      const months = layer(kit).getByRole('group', { name: '2012' });
      await expect(months.getByRole('button')).toHaveCount(12);
      const columns = () => months.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      await expect.poll(columns).toBe(3);
      await months.getByRole('button', { name: 'Feb' }).click();
      await expect(layer(kit).getByRole('grid')).toHaveAccessibleName('February 2012');
      await expect.poll(() => focusedDay(kit)).toBe('2012-02-12');
    });

    test('changes the page of years and months when a key moves past its edge', async ({ kit }) => {
      await show(kit, true);
      await openButton(kit).click();
      await layer(kit).getByRole('button', { name: '2026', exact: true }).click();
      const choice = (name: string) => layer(kit).getByRole('button', { name, exact: true });
      await expect(choice('2026')).toBeFocused();
      for (const [key, year, page] of [
        ['Control+End', '2030', '2019 – 2030'],
        ['ArrowRight', '2031', '2029 – 2040'],
        ['ArrowDown', '2034', '2029 – 2040'],
        ['PageUp', '2024', '2019 – 2030'],
        ['Home', '2022', '2019 – 2030'],
        ['ArrowUp', '2019', '2019 – 2030'],
        ['ArrowLeft', '2018', '2009 – 2020'],
        ['PageDown', '2028', '2019 – 2030'],
      ] as const) {
        await kit.page.keyboard.press(key);
        await expect(choice(year), key).toBeFocused();
        await expect(layer(kit).getByRole('group', { name: page }), key).toBeVisible();
      }
      await kit.page.keyboard.press('Enter');
      await expect(choice('Mar')).toBeFocused();
      for (const [key, month, year] of [
        ['Home', 'Jan', '2028'],
        ['ArrowLeft', 'Dec', '2027'],
        ['ArrowDown', 'Mar', '2028'],
        ['PageDown', 'Mar', '2029'],
        ['End', 'Mar', '2029'],
        ['ArrowRight', 'Apr', '2029'],
      ] as const) {
        await kit.page.keyboard.press(key);
        await expect(choice(month), key).toBeFocused();
        await expect(layer(kit).getByRole('group', { name: year }), key).toBeVisible();
      }
      await kit.page.keyboard.press('Enter');
      await expect.poll(() => focusedDay(kit)).toBe('2029-04-12');
    });

    test('keeps the focus on the page buttons', async ({ kit }) => {
      await show(kit, true);
      await openButton(kit).click();
      await layer(kit).getByRole('button', { name: '2026', exact: true }).click();
      const earlier = layer(kit).getByRole('button', { name: 'Earlier years' });
      await earlier.focus();
      await kit.page.keyboard.press('Enter');
      await expect(layer(kit).getByRole('group', { name: '2009 – 2020' })).toBeVisible();
      await expect(earlier).toBeFocused();
      await kit.page.keyboard.press('Enter');
      await expect(layer(kit).getByRole('group', { name: '1999 – 2010' })).toBeVisible();
    });

    test('announces the shown months or years after a change', async ({ kit }) => {
      await show(kit, true);
      await openButton(kit).click();
      const said = layer(kit).getByRole('status');
      await expect.poll(() => focusedDay(kit)).toBe('2026-03-12');
      await expect(said).toHaveText('');
      await layer(kit).getByRole('button', { name: 'Next month' }).click();
      await expect(said).toHaveText('April 2026');
      await layer(kit).locator('[data-date][tabindex="0"]').focus();
      await kit.page.keyboard.press('PageUp');
      await expect(said).toHaveText('March 2026');
      await layer(kit).getByRole('button', { name: '2026', exact: true }).click();
      await expect(said).toHaveText('2019 – 2030');
      await kit.page.keyboard.press('PageDown');
      await expect(said).toHaveText('2029 – 2040');
    });

    test('follows the arrow key’s direction in right-to-left text, and mirrors its chevrons', async ({ kit }) => {
      await show(kit, true);
      await kit.lookAs({ direction: 'rtl' });
      await openButton(kit).click();
      await expect.poll(() => focusedDay(kit)).toBe('2026-03-12');
      await kit.page.keyboard.press('ArrowLeft');
      await expect.poll(() => focusedDay(kit)).toBe('2026-03-13');
      const next = layer(kit).getByRole('button', { name: 'Next month' });
      const previous = layer(kit).getByRole('button', { name: 'Previous month' });
      const [nextBox, previousBox] = await whenSettled(kit.page, () =>
        Promise.all([next.boundingBox(), previous.boundingBox()]),
      );
      expect(nextBox?.x).toBeLessThan(previousBox?.x ?? 0);
      await expect(next.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
    });

    test('shows two months side by side only on a desktop', async ({ kit }) => {
      await bounded(kit);
      await openButton(kit).click();
      await expect(layer(kit).getByRole('grid')).toHaveCount(2);
      await stopClock(kit.page);
      const resized = kit.page.evaluate(
        () => new Promise<void>((done) => addEventListener('resize', () => done(), { once: true })),
      );
      await kit.page.setViewportSize({ width: 390, height: 780 });
      await resized;
      await kit.page.clock.runFor(150);
      await expect(layer(kit).getByRole('grid')).toHaveCount(2);
      await kit.page.clock.runFor(100);
      await expect(layer(kit).getByRole('grid')).toHaveCount(1);
      await kit.page.clock.resume();
    });

    test('disables days beyond a bound', async ({ kit }) => {
      await bounded(kit);
      await openButton(kit).click();
      const early = layer(kit).locator('[data-date="2026-03-04"]');
      await expect(early).toHaveAttribute('aria-disabled', 'true');
      await early.click({ force: true });
      await expect(layer(kit)).toBeVisible();
      await expect(layer(kit).getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    });

    test('opens above when less than 425 pixels are free below', async ({ kit }) => {
      await show(kit, true);
      await kit.page.setViewportSize({ width: 1280, height: 1000 });
      const pad = (px: number) =>
        kit.page.locator('#place').evaluate((place, size) => {
          (place as HTMLElement).style.paddingTop = `${size}px`;
        }, px);
      await pad(450);
      await openButton(kit).click();
      await expect(kit.page.locator('.q-date-layer')).toHaveAttribute('data-side', 'block-start');
      await kit.page.keyboard.press('Escape');
      await pad(0);
      await openButton(kit).click();
      await expect(kit.page.locator('.q-date-layer')).toHaveAttribute('data-side', 'block-end');
    });

    test('keeps Tab inside, and closes on a press elsewhere', async ({ kit }) => {
      await show(kit, true);
      await openButton(kit).click();
      await expect.poll(() => focusedDay(kit)).toBe('2026-03-12');
      await kit.page.keyboard.press('Tab');
      await expect(layer(kit).getByRole('button', { name: 'Previous month' })).toBeFocused();
      await kit.page.mouse.click(1200, 20);
      await expect(layer(kit)).toBeHidden();
    });

    test('is a sheet on a phone', async ({ kit }) => {
      await show(kit, true);
      await kit.page.setViewportSize({ width: 390, height: 780 });
      await openButton(kit).click();
      await expect(layer(kit)).toBeVisible();
      await layer(kit).locator('[data-date="2026-03-20"]').click();
      await expect(field(kit)).toHaveValue('20 Mar 2026');
    });

    test('starts the week on the locale’s first day', async ({ kit }) => {
      await kit.page.setViewportSize(desktop);
      await kit.showStates('date-field', 'es');
      await kit.page.getByRole('button', { name: 'Abrir el calendario' }).first().click();
      await expect(kit.page.getByRole('columnheader').first()).toHaveText('lun');
    });
  });

  test.describe(`the range of dates under ${runtime}`, () => {
    const field = ({ page }: KitBench) => page.getByRole('combobox', { name: 'Period' });
    const layer = ({ page }: KitBench) => page.getByRole('dialog');
    const day = (kit: KitBench, date: string) => layer(kit).locator(`[data-date="${date}"]`);
    const open = async (kit: KitBench) => {
      await kit.page.setViewportSize(desktop);
      await kit.showStates('date-states');
      await field(kit).click();
      await expect(layer(kit)).toBeVisible();
    };

    test('begins with the last month, and shows two', async ({ kit }) => {
      await open(kit);
      await expect(field(kit)).toHaveText('01 Feb 2026 – 28 Feb 2026');
      await expect(layer(kit).getByRole('grid')).toHaveCount(2);
    });

    test('offers all days only to staff', async ({ kit }) => {
      await open(kit);
      const presets = layer(kit).getByRole('group', { name: 'Frequent ranges' }).getByRole('button');
      const usual = ['Today', 'Last 7 Days', 'Last 30 Days', 'This Month', 'Last Month', 'Month before last'];
      await expect(presets).toHaveText([...usual, 'All']);
      await presets.last().click();
      await expect(field(kit)).toHaveText('01 Jan 2021 – 05 Mar 2026');
      await kit.showControl('date-range-field', { label: 'Period' });
      await field(kit).click();
      await expect(presets).toHaveText(usual);
    });

    test('takes two days, from the first to the last', async ({ kit }) => {
      await open(kit);
      await day(kit, '2026-02-10').click();
      const hint = layer(kit).getByRole('status').filter({ hasText: 'Choose the last day.' });
      await expect(hint).toHaveText('From 10 Feb 2026. Choose the last day.');
      await day(kit, '2026-03-02').click();
      await expect(field(kit)).toHaveText('10 Feb 2026 – 02 Mar 2026');
      await expect(field(kit)).toBeFocused();
    });

    test('swaps start and end if the end is earlier', async ({ kit }) => {
      await open(kit);
      await day(kit, '2026-02-20').click();
      await day(kit, '2026-02-10').click();
      await expect(field(kit)).toHaveText('10 Feb 2026 – 10 Feb 2026');
    });

    test('moves to disabled days by key too, and explains a press on one', async ({ kit }) => {
      await open(kit);
      await expect(day(kit, '2026-02-28')).toBeFocused();
      await kit.page.keyboard.press('ArrowDown');
      await expect(day(kit, '2026-03-07')).toBeFocused();
      await expect(day(kit, '2026-03-07')).toHaveAttribute('aria-disabled', 'true');
      await kit.page.keyboard.press('Enter');
      await expect(kit.page.getByText('No figures on 2026-03-07')).toBeVisible();
      await expect(layer(kit)).toBeVisible();
    });

    for (const key of ['ArrowDown', 'Enter']) {
      test(`opens on ${key}, and closes on Escape without a change`, async ({ kit }) => {
        await kit.page.setViewportSize(desktop);
        await kit.showStates('date-states');
        await field(kit).focus();
        await kit.page.keyboard.press(key);
        await expect(layer(kit)).toBeVisible();
        await expect(day(kit, '2026-02-28')).toBeFocused();
        await kit.page.keyboard.press('Escape');
        await expect(layer(kit)).toBeHidden();
        await expect(field(kit)).toBeFocused();
        await expect(field(kit)).toHaveText('01 Feb 2026 – 28 Feb 2026');
      });
    }

    test('ends at 1 January 2021 and today, where no bounds are given', async ({ kit }) => {
      await open(kit);
      await expect(day(kit, '2026-03-05')).not.toHaveAttribute('aria-disabled', 'true');
      await expect(day(kit, '2026-03-06')).toHaveAttribute('aria-disabled', 'true');
      await layer(kit).getByRole('button', { name: '2026', exact: true }).first().click();
      await layer(kit).getByRole('button', { name: '2020' }).click({ force: true });
      await expect(layer(kit).getByRole('button', { name: '2020' })).toHaveAttribute('aria-disabled', 'true');
      await layer(kit).getByRole('button', { name: '2021' }).click();
      await layer(kit).getByRole('button', { name: 'Jan', exact: true }).click();
      await expect(day(kit, '2021-01-01')).not.toHaveAttribute('aria-disabled', 'true');
      await expect(layer(kit).getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    });

    test('explains a press on a disabled day', async ({ kit }) => {
      await open(kit);
      await day(kit, '2026-03-06').click({ force: true });
      await expect(kit.page.getByText('No figures on 2026-03-06')).toBeVisible();
      await expect(layer(kit)).toBeVisible();
    });
  });
}
