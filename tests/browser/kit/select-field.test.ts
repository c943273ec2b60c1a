import { expect } from '@playwright/test';
import { settled, whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';

const label = 'Legal form';

/** How a select and its list behave, under both runtimes. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);

  test.describe(`the select under ${runtime}`, () => {
    const field = ({ page }: KitBench) => page.getByRole('combobox', { name: label });
    const list = ({ page }: KitBench) => page.getByRole('listbox', { name: label });
    const options = (kit: KitBench) => list(kit).getByRole('option');
    const show = async (kit: KitBench, props: { isFilled?: boolean; name?: string } = {}) => {
      await kit.page.setViewportSize({ width: 1280, height: 720 });
      await kit.showControl('select-field', { label, ...props });
    };
    /** The text of the option that a screen reader announces. */
    const activeText = (kit: KitBench) =>
      field(kit).evaluate((input) => {
        const id = input.getAttribute('aria-activedescendant') ?? '';
        return (input.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent;
      });

    test('asks to select an option while none is', async ({ kit }) => {
      await show(kit);
      await expect(field(kit)).toHaveAttribute('placeholder', 'Select an option');
    });

    test('shows the list below the field on a press, from 122 to 288 pixels high and as wide as it', async ({
      kit,
    }) => {
      await show(kit);
      await field(kit).click();
      await expect(field(kit)).toHaveAttribute('aria-expanded', 'true');
      const layer = kit.page.locator('.q-list-popup');
      await expect(layer).toHaveCSS('opacity', '1');
      const [box, frame] = await whenSettled(kit.page, () =>
        Promise.all([layer.boundingBox(), kit.page.locator('.q-input').first().boundingBox()]),
      );
      expect(box?.height).toBeGreaterThanOrEqual(122);
      expect(box?.height).toBeLessThanOrEqual(288);
      expect(box?.width).toBeCloseTo(frame?.width ?? 0, 0);
      await field(kit).fill('non-profit');
      await expect(options(kit)).toHaveCount(1);
      await expect(layer).toHaveCSS('height', '122px');
    });

    test('filters by the label without regard to case and accents', async ({ kit }) => {
      await show(kit);
      await field(kit).click();
      await kit.page.keyboard.type('COOP');
      await expect(options(kit)).toHaveText(['Coöperative']);
      await kit.page.keyboard.press('Enter');
      await expect(field(kit)).toHaveValue('Coöperative');
      await expect.poll(kit.lastValue).toBe('cooperative');
      await expect(list(kit)).toBeHidden();
    });

    test('says that no options match, also to screen readers', async ({ kit }) => {
      await show(kit);
      await field(kit).click();
      await kit.page.keyboard.type('zzz');
      await expect(kit.page.getByRole('status')).toHaveText('No matching options');
      await kit.page.keyboard.press('Enter');
      expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
    });

    test('says how many options match', async ({ kit }) => {
      await show(kit);
      await field(kit).click();
      await kit.page.keyboard.type('partner');
      await expect(kit.page.getByRole('status')).toHaveText('1 option');
    });

    test('moves by arrows, by pages and to the ends, skipping disabled options', async ({ kit }) => {
      await show(kit, { isFilled: true });
      await field(kit).focus();
      const { keyboard } = kit.page;
      await keyboard.press('ArrowDown');
      await expect.poll(() => activeText(kit)).toContain('Corporation');
      for (const [key, expected] of [
        ['ArrowDown', 'Partnership'],
        ['ArrowDown', 'Sole proprietorship'],
        ['ArrowDown', 'Coöperative'],
        ['ArrowUp', 'Sole proprietorship'],
        ['End', 'Non-profit'],
        ['PageUp', 'Limited'],
        ['PageDown', 'Non-profit'],
        ['Home', 'Limited'],
      ] as const) {
        await keyboard.press(key);
        await expect.poll(() => activeText(kit), key).toContain(expected);
      }
    });

    test('goes back to the former value on Escape', async ({ kit }) => {
      await show(kit, { isFilled: true });
      await field(kit).click();
      await kit.page.keyboard.type('part');
      await kit.page.keyboard.press('Escape');
      await expect(list(kit)).toBeHidden();
      await expect(field(kit)).toHaveValue('Corporation');
      await expect(field(kit)).toBeFocused();
      expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
    });

    test('takes the active option on Tab, and the focus moves on', async ({ kit }) => {
      await show(kit, { isFilled: true });
      await field(kit).click();
      await expect(list(kit)).toBeVisible();
      await kit.page.keyboard.press('ArrowDown');
      await kit.page.keyboard.press('Tab');
      await expect(field(kit)).toHaveValue('Partnership');
      await expect(kit.page.locator('#after')).toBeFocused();
    });

    test('chooses nothing on Tab if the pointer only hovered an option', async ({ kit }) => {
      await show(kit);
      await field(kit).click();
      await expect(list(kit)).toBeVisible();
      await options(kit).filter({ hasText: 'Partnership' }).hover();
      await kit.page.keyboard.press('Tab');
      await expect(kit.page.locator('#after')).toBeFocused();
      await expect(list(kit)).toBeHidden();
      expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
    });

    test('takes the search result on Tab', async ({ kit }) => {
      await show(kit);
      await field(kit).click();
      await kit.page.keyboard.type('part');
      await expect(list(kit)).toBeVisible();
      await kit.page.keyboard.press('Tab');
      await expect(field(kit)).toHaveValue('Partnership');
    });

    test('chooses nothing on Escape, after any arrow keys', async ({ kit }) => {
      await show(kit);
      await field(kit).click();
      await expect(list(kit)).toBeVisible();
      for (const key of ['ArrowDown', 'ArrowDown', 'Escape']) await kit.page.keyboard.press(key);
      await expect(list(kit)).toBeHidden();
      expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
    });

    test('changes nothing when the person presses elsewhere', async ({ kit }) => {
      await show(kit, { isFilled: true });
      await field(kit).click();
      await kit.page.keyboard.type('part');
      await kit.page.mouse.click(1200, 600);
      await expect(list(kit)).toBeHidden();
      await expect(field(kit)).toHaveValue('Corporation');
    });

    test('takes a pressed option unless it is disabled', async ({ kit }) => {
      await show(kit);
      await field(kit).click();
      // A forced click goes to the option's old place while the list still moves.
      await settled(kit.page);
      await options(kit).filter({ hasText: 'Trust' }).click({ force: true });
      expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
      await options(kit).filter({ hasText: 'Partnership' }).click();
      await expect.poll(kit.lastValue).toBe('partnership');
      await expect(field(kit)).toBeFocused();
    });

    test('takes the pressed option if the list moves before the button is released', async ({ kit }) => {
      await show(kit);
      await field(kit).click();
      const option = options(kit).filter({ hasText: 'Partnership' });
      const box = await whenSettled(kit.page, () => option.boundingBox());
      await kit.page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
      await kit.page.mouse.down();
      await kit.page.locator('.q-list-popup').evaluate((layer) => {
        (layer as HTMLElement).style.translate = '0 48px';
      });
      await expect.poll(async () => (await option.boundingBox())?.y).not.toBe(box?.y);
      await kit.page.mouse.up();
      await expect.poll(kit.lastValue).toBe('partnership');
    });

    test('opens above if there is no room below', async ({ kit }) => {
      await show(kit);
      await kit.page.setViewportSize({ width: 1280, height: 420 });
      await kit.page.locator('#place').evaluate((place) => {
        (place as HTMLElement).style.paddingTop = '300px';
      });
      await field(kit).click();
      await expect(kit.page.locator('.q-list-popup')).toHaveAttribute('data-side', 'block-start');
      await kit.page.locator('#place').evaluate((place) => {
        (place as HTMLElement).style.paddingTop = '';
      });
    });

    test('takes the whole screen of a phone, with a search', async ({ kit }) => {
      await show(kit);
      await kit.page.setViewportSize({ width: 390, height: 780 });
      await field(kit).click();
      const dialog = kit.page.getByRole('dialog', { name: label });
      await expect(dialog).toBeVisible();
      await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(780);
      await expect(dialog.getByRole('combobox', { name: 'Search' })).toBeFocused();
      await kit.page.keyboard.type('sole');
      await dialog.getByRole('option').click();
      await expect(dialog).toBeHidden();
      await expect.poll(kit.lastValue).toBe('sole');
      await expect(field(kit)).toBeFocused();
    });

    test('closes on Escape on a phone without a change', async ({ kit }) => {
      await show(kit, { isFilled: true });
      await kit.page.setViewportSize({ width: 390, height: 780 });
      await field(kit).click();
      await expect(kit.page.getByRole('dialog')).toBeVisible();
      await kit.page.keyboard.press('Escape');
      await expect(kit.page.getByRole('dialog')).toBeHidden();
      expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
    });

    test('is disabled without options, and says so', async ({ kit }) => {
      await kit.page.setViewportSize({ width: 1280, height: 720 });
      await kit.showStates('select-field-states');
      const empty = kit.page.locator('[data-state="without-options"]').getByRole('combobox');
      await expect(empty).toBeDisabled();
      await expect(empty).toHaveAttribute('placeholder', 'No options available');
    });

    test('sends its value with a native form, and is reset with it', async ({ kit }) => {
      await kit.page.setViewportSize({ width: 1280, height: 720 });
      await kit.showStates('select-field-states');
      const form = kit.page.locator('form');
      const sent = () => form.evaluate((element) => new FormData(element as HTMLFormElement).get('form'));
      await expect.poll(sent).toBe('corporation');
      await form.getByRole('combobox').click();
      await kit.page.keyboard.type('partn');
      await kit.page.keyboard.press('Enter');
      await expect.poll(sent).toBe('partnership');
      await form.getByRole('button', { name: 'Reset' }).click();
      await expect(form.getByRole('combobox')).toHaveValue('Corporation');
      await expect.poll(sent).toBe('corporation');
    });
  });

  test.describe(`the select of several under ${runtime}`, () => {
    const field = ({ page }: KitBench) => page.getByRole('combobox', { name: label });
    const option = ({ page }: KitBench, text: string) => page.getByRole('option').filter({ hasText: text });
    const show = async (kit: KitBench, isFilled = false) => {
      await kit.page.setViewportSize({ width: 1280, height: 720 });
      await kit.showControl('multi-select-field', { label, isFilled });
      await field(kit).click();
    };

    test('stays open while options are checked; names two and counts the rest', async ({ kit }) => {
      await show(kit);
      await option(kit, 'Partnership').click();
      await option(kit, 'Corporation').click();
      await expect(field(kit)).toHaveValue('Corporation, Partnership');
      await option(kit, 'Sole').click();
      await expect(field(kit)).toHaveValue('3 selected');
      await expect(option(kit, 'Sole')).toHaveAttribute('aria-selected', 'true');
      await option(kit, 'Sole').click();
      await expect.poll(kit.lastValue).toEqual(['corporation', 'partnership']);
    });

    test('announces the chosen options', async ({ kit }) => {
      await show(kit, true);
      await option(kit, 'Partnership').click();
      await expect(kit.page.getByRole('status').filter({ hasText: '4 selected' })).toHaveCount(1);
    });

    test('says All if all are chosen, and is cleared by one press', async ({ kit }) => {
      await kit.page.setViewportSize({ width: 1280, height: 720 });
      await kit.showStates('select-field-states');
      const all = kit.page.locator('[data-state="all-chosen"]');
      await expect(all.getByRole('combobox')).toHaveValue('All');
      await all.getByRole('button', { name: 'Clear all' }).click();
      await expect(all.getByRole('combobox')).toHaveValue('');
      await expect(all.getByRole('combobox')).toBeFocused();
    });
  });
}
