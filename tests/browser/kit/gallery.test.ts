import { expect, type Locator } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { specimenNames } from './specimen-names.ts';

/** The gallery of the kit, as in the docs and in the back office. */
const test = kitTest('react');
const sheet = ({ page }: KitBench, name: string): Locator => page.getByRole('article', { name, exact: true });
const choose = ({ page }: KitBench, name: string) => page.getByRole('toolbar').getByRole('button', { name }).click();
const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe('the gallery', () => {
  test('has a sheet for every part of the kit', async ({ kit }) => {
    await kit.showGallery();
    const names = () => kit.page.getByRole('article').evaluateAll((sheets) => sheets.map(({ id }) => id));
    await expect.poll(names).toEqual(specimenNames);
  });

  test('shows a control empty, filled in, optional, with an error, disabled and read-only', async ({ kit }) => {
    await kit.showGallery();
    const states = sheet(kit, 'text-field').getByRole('figure');
    await expect(states.locator('figcaption')).toHaveText([
      'empty',
      'filled',
      'optional',
      'error',
      'disabled',
      'read-only',
    ]);
    const field = (index: number) => states.nth(index).getByRole('textbox');
    await expect(field(0)).toHaveAccessibleDescription('As it stands in the register.');
    await expect(field(1)).toHaveValue('Harbor Studio');
    await expect(field(2)).not.toHaveAttribute('aria-required', 'true');
    await expect(field(3)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(4)).toBeDisabled();
    await expect(field(5)).not.toBeEditable();
  });

  test('switches between dark and light, independent of the system', async ({ kit }) => {
    await kit.showGallery();
    const light = await whenSettled(kit.page, () => background(sheet(kit, 'button')));
    await choose(kit, 'Dark');
    await expect(sheet(kit, 'button')).not.toHaveCSS('background-color', light);
    await kit.lookAs({ colorScheme: 'dark' });
    await choose(kit, 'Light');
    await expect(sheet(kit, 'button')).toHaveCSS('background-color', light);
  });

  test('switches to Spanish, in its toolbar and in its samples', async ({ kit }) => {
    await kit.showGallery();
    await choose(kit, 'Spanish');
    await expect(sheet(kit, 'text-field').getByLabel('Razón social').first()).toBeVisible();
    await expect(sheet(kit, 'button').getByRole('button', { name: 'Enviar factura' }).first()).toBeVisible();
    await choose(kit, 'Inglés');
    await expect(sheet(kit, 'button').getByRole('button', { name: 'Send invoice' }).first()).toBeVisible();
  });

  test('reads from right to left, and back', async ({ kit }) => {
    await kit.showGallery();
    await choose(kit, 'Right to left');
    await expect(sheet(kit, 'button')).toHaveCSS('direction', 'rtl');
    await choose(kit, 'Left to right');
    await expect(sheet(kit, 'button')).toHaveCSS('direction', 'ltr');
  });
});
