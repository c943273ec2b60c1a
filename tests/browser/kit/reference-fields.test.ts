import { expect } from '@playwright/test';
import { type KitBench, kitTest } from './kit-bench.ts';

const label = 'Legal name';

/** Countries, currencies and phone numbers, under both runtimes. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);

  test.describe(`fields of reference data under ${runtime}`, () => {
    const show = async (kit: KitBench, name: string, isFilled = false) => {
      await kit.page.setViewportSize({ width: 1280, height: 720 });
      await kit.showControl(name, { label, isFilled });
    };
    const list = ({ page }: KitBench) => page.getByRole('combobox', { name: label });
    const option = ({ page }: KitBench, text: string) => page.getByRole('option').filter({ hasText: text });
    const number = ({ page }: KitBench) => page.getByRole('textbox', { name: label });
    const country = ({ page }: KitBench) => page.getByRole('button', { name: /^Country: / });

    test('offers every country except those under sanctions, with its flag', async ({ kit }) => {
      await show(kit, 'country-field');
      await list(kit).click();
      await expect(option(kit, 'Germany')).toBeAttached();
      for (const blocked of ['Cuba', 'Iran', 'North Korea', 'Syria']) await expect(option(kit, blocked)).toHaveCount(0);
      await kit.page.keyboard.type('germ');
      await expect(option(kit, 'Germany').locator('.q-flag svg')).toBeVisible();
    });

    test('opens the list at the chosen country', async ({ kit }) => {
      await show(kit, 'country-field', true);
      await expect(list(kit)).toHaveValue('Germany');
      await list(kit).click();
      await expect(option(kit, 'Germany')).toBeInViewport();
    });

    test('finds a country by its code', async ({ kit }) => {
      await show(kit, 'country-field');
      await list(kit).click();
      await kit.page.keyboard.type('za');
      await expect(option(kit, 'South Africa')).toBeAttached();
    });

    test('names countries in the language of the reader', async ({ kit }) => {
      await kit.showStates('country-field', 'es');
      await expect(kit.page.getByRole('combobox').nth(1)).toHaveValue('Alemania');
      await kit.showStates('country-field', 'en');
    });

    test('groups the provinces of Italy under their regions', async ({ kit }) => {
      await show(kit, 'subdivision-field');
      await list(kit).click();
      const region = kit.page.getByRole('group', { name: 'Lombardy' });
      await expect(region.getByRole('option').first()).toHaveText('Lombardy');
    });

    test('offers popular currencies first, and no retired ones', async ({ kit }) => {
      await show(kit, 'currency-field');
      await list(kit).click();
      await expect(kit.page.getByRole('group').first()).toHaveAccessibleName('Popular');
      await expect(option(kit, 'BGN')).toHaveCount(0);
    });

    test('spaces a number while it is typed, and keeps the caret where it is edited', async ({ kit }) => {
      await show(kit, 'phone-field');
      await number(kit).focus();
      await kit.page.keyboard.type('2125550123', { delay: 30 });
      await expect(number(kit)).toHaveValue('(212) 555-0123');
      await expect.poll(kit.lastValue).toBe('+12125550123');
      for (let step = 0; step < 4; step += 1) await kit.page.keyboard.press('ArrowLeft');
      await kit.page.keyboard.press('Backspace');
      await expect(number(kit)).toHaveValue('(212) 550-123');
    });

    test('switches the country for a pasted international number', async ({ kit }) => {
      await show(kit, 'phone-field', true);
      await expect(number(kit)).toHaveValue('(212) 555-0123');
      await number(kit).fill('+34 612 345 678');
      await expect(country(kit)).toHaveAccessibleName('Country: Spain, +34');
      await expect(number(kit)).toHaveValue('612 34 56 78');
      await expect.poll(kit.lastValue).toBe('+34612345678');
    });

    test('accepts 15 digits, including the calling code', async ({ kit }) => {
      await show(kit, 'phone-field');
      await number(kit).fill('234567890123456789012');
      await expect.poll(async () => String(await kit.lastValue()).replace(/\D/g, '').length).toBe(15);
    });

    test('takes another country from the list, found by its calling code', async ({ kit }) => {
      await show(kit, 'phone-field', true);
      await country(kit).click();
      await expect(kit.page.getByRole('combobox', { name: 'Search' })).toBeFocused();
      await expect(option(kit, 'Cuba')).toHaveCount(0);
      await kit.page.keyboard.type('+351');
      await kit.page.keyboard.press('Enter');
      await expect(country(kit)).toHaveAccessibleName('Country: Portugal, +351');
      await expect(number(kit)).toBeFocused();
    });

    test('keeps the chosen country of a shared calling code', async ({ kit }) => {
      await show(kit, 'phone-field', true);
      await country(kit).click();
      // Text that is typed before the list has loaded is lost.
      await expect(kit.page.getByRole('combobox', { name: 'Search' })).toBeFocused();
      await kit.page.keyboard.type('Canada');
      await kit.page.keyboard.press('Enter');
      await expect(country(kit)).toHaveAccessibleName('Country: Canada, +1');
      await expect(number(kit)).toHaveValue('(212) 555-0123');
      await number(kit).fill('+1');
      await expect(country(kit)).toHaveAccessibleName('Country: Canada, +1');
    });

    test('shows the main country of a typed calling code, until the number identifies its own', async ({ kit }) => {
      await show(kit, 'phone-field', true);
      await expect(number(kit)).toHaveValue('(212) 555-0123');
      await number(kit).fill('+44');
      await expect(country(kit)).toHaveAccessibleName('Country: United Kingdom, +44');
      await number(kit).fill('+44 1534 712345');
      await expect(country(kit)).toHaveAccessibleName('Country: Jersey, +44');
    });

    test('names the list of countries for screen readers, on a desktop and on a phone', async ({ kit }) => {
      const named = kit.page.getByRole('dialog', { name: 'Country of the number' });
      await show(kit, 'phone-field', true);
      await country(kit).click();
      await expect(named.getByRole('combobox', { name: 'Search' })).toBeFocused();
      expect(await kit.violations(), 'on a desktop').toEqual([]);
      await kit.page.keyboard.press('Escape');
      await kit.page.setViewportSize({ width: 390, height: 800 });
      await country(kit).click();
      await expect(named.getByRole('combobox', { name: 'Search' })).toBeFocused();
      expect(await kit.violations(), 'on a phone').toEqual([]);
    });

    test('gives the focus back to the country on Escape', async ({ kit }) => {
      await show(kit, 'phone-field', true);
      await country(kit).click();
      await expect(kit.page.getByRole('combobox', { name: 'Search' })).toBeFocused();
      await kit.page.keyboard.press('Escape');
      await expect(country(kit)).toBeFocused();
      await expect(kit.page.getByRole('option')).toHaveCount(0);
    });
  });
}
