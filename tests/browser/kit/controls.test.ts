import { expect, type Locator } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { controlCases } from './control-cases.ts';
import { type KitBench, kitTest } from './kit-bench.ts';

kitTest('react')('every form control is tried', async ({ kit }) => {
  const tried = controlCases.map(({ name }) => name);
  expect((await whenSettled(kit.page, kit.controlNames)).toSorted()).toEqual(tried.sort());
});

/** Behaviour that all form controls share, under both runtimes. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);

  test.describe(`a form control under ${runtime}`, () => {
    for (const { name, role, keys, value, isAlwaysAnswered, focusOn, file } of controlCases) {
      const control = ({ page }: KitBench): Locator =>
        (role === 'none' ? page.getByLabel('Legal name') : page.getByRole(role, { name: 'Legal name' })).first();
      const press = async (kit: KitBench) => {
        await (focusOn ? control(kit).getByRole(focusOn).first() : control(kit)).focus();
        if (file) kit.chooseFile({ name: file, mimeType: 'application/octet-stream', buffer: Buffer.from('text') });
        for (const key of keys) await kit.page.keyboard.press(key);
      };

      test(`${name}: is named by its label, and described by its description and its error`, async ({ kit }) => {
        await kit.showControl(name, { label: 'Legal name', description: 'As registered', error: 'Please check this.' });
        await expect(control(kit)).toHaveAccessibleDescription(/As registered.*Please check this\./);
        await expect(control(kit)).toHaveAttribute('aria-invalid', 'true');
      });

      test(`${name}: says whether it is required or optional`, async ({ kit }) => {
        await kit.showControl(name, { label: 'Legal name' });
        if (isAlwaysAnswered) {
          await expect(control(kit)).not.toHaveAttribute('aria-required', 'true');
          await kit.showControl(name, { label: 'Legal name', required: false });
          await expect(control(kit)).toBeVisible();
          await expect(kit.page.getByText('Optional')).toBeHidden();
          return;
        }
        await expect(control(kit)).toHaveAttribute('aria-required', 'true');
        await kit.showControl(name, { label: 'Legal name', required: false });
        await expect(control(kit)).not.toHaveAttribute('aria-required', 'true');
        await expect(kit.page.getByText('Optional')).toBeVisible();
      });

      test(`${name}: takes its value from the keyboard`, async ({ kit }) => {
        await kit.showControl(name, { label: 'Legal name' });
        await press(kit);
        await expect.poll(kit.lastValue).toEqual(value);
      });

      // A filled control has more buttons that could change it: clear, or remove a file.
      for (const [state, isFilled] of [
        ['empty', false],
        ['filled in', true],
      ] as const) {
        test(`${name}: changes nothing while it is read-only and ${state}`, async ({ kit }) => {
          await kit.showControl(name, { label: 'Legal name', readOnly: true, isFilled });
          await press(kit);
          expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
        });

        test(`${name}: is out of reach while it is disabled and ${state}`, async ({ kit }) => {
          await kit.showControl(name, { label: 'Legal name', disabled: true, isFilled });
          await expect(control(kit)).toBeDisabled();
          await kit.page.locator('#before').focus();
          await kit.page.keyboard.press('Tab');
          await expect(kit.page.locator('#after')).toBeFocused();
        });
      }
    }
  });
}
