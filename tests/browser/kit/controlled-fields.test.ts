import { expect, type Locator } from '@playwright/test';
import { settled, whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';

const label = 'Legal name';
/** Properties of a field whose owner ignores its changes. */
const held = { label, isHeld: true };

/** Moves the shown parts into a plain form, like that of a host's page. */
const intoPlainForm = (anything: Locator) =>
  anything.evaluate((element) => {
    const place = element.closest('[data-shown]')?.parentElement;
    const form = document.createElement('form');
    form.id = 'plain';
    place?.before(form);
    if (place) form.append(place);
  });

/** Fields look for their form when they are mounted, and listen to it after the next frame. */
async function mountInPlainForm(anything: Locator, { page }: KitBench, show: () => Promise<void>): Promise<void> {
  await show();
  await intoPlainForm(anything);
  await show();
  await settled(page);
}

const outOfPlainForm = async ({ page }: KitBench) => {
  const form = page.locator('#plain');
  if ((await form.count()) > 0) await form.evaluate((element) => element.replaceWith(...element.childNodes));
};

const reset = ({ page }: KitBench) =>
  page.locator('#plain').evaluate((form) => form instanceof HTMLFormElement && form.reset());

for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const textbox = ({ page }: KitBench) => page.getByRole('textbox', { name: label });

  test.describe(`a field under ${runtime} whose owner keeps the value`, () => {
    for (const name of ['text-field', 'text-area', 'handle-field', 'number-field', 'money-field']) {
      test(`shows what the owner says: ${name}`, async ({ kit }) => {
        await kit.showControl(name, held);
        for (const key of ['1', '2']) {
          await textbox(kit).press(key);
          await expect.poll(kit.lastValue).toBe(key);
          await expect(textbox(kit)).toHaveValue('');
        }
      });
    }

    test('shows what the owner says: one-time-code-field', async ({ kit }) => {
      await kit.showControl('one-time-code-field', { ...held, isFilled: true });
      await textbox(kit).press('End');
      await textbox(kit).press('Backspace');
      await expect(textbox(kit)).toHaveValue('482913');
      await textbox(kit).press('7');
      await expect(textbox(kit)).toHaveValue('482913');
    });

    for (const name of ['password-field', 'new-password-field']) {
      test(`shows what the owner says: ${name}`, async ({ kit }) => {
        await kit.showControl(name, held);
        await kit.page.getByLabel(label).pressSequentially('aB');
        await expect(kit.page.getByLabel(label)).toHaveValue('');
      });
    }

    for (const name of ['checkbox', 'switch'] as const) {
      test(`shows what the owner says: ${name}`, async ({ kit }) => {
        await kit.showControl(name, held);
        await kit.page.getByRole(name).click();
        await expect(kit.page.getByRole(name)).not.toBeChecked();
        await expect.poll(kit.lastValue).toBe(true);
        await kit.showControl(name, { ...held, isFilled: true });
        await kit.page.getByRole(name).click();
        await expect(kit.page.getByRole(name)).toBeChecked();
      });
    }

    test('shows what the owner says: radio-group', async ({ kit }) => {
      await kit.showControl('radio-group', { ...held, isFilled: true });
      await kit.page.getByRole('radio', { name: 'Standard' }).click();
      await expect(kit.page.getByRole('radio', { name: 'Express' })).toBeChecked();
      await expect.poll(kit.lastValue).toBe('standard');
    });

    test('shows what the owner says: slider', async ({ kit }) => {
      await kit.showControl('slider', { ...held, isFilled: true });
      await kit.page.getByRole('slider').press('End');
      await expect(kit.page.getByRole('slider')).toHaveValue('23');
    });
  });

  test.describe(`a field under ${runtime} in a form of the host, which is reset,`, () => {
    test.afterEach(({ kit }) => outOfPlainForm(kit));

    const first: Readonly<Record<string, readonly [typed: string, shown: string, value: string]>> = {
      'text-field': ['Baltic', 'Harbor Studio', 'Harbor Studio'],
      'text-area': ['One day', 'Brand workshop, two days on site', 'Brand workshop, two days on site'],
      'handle-field': ['baltic', 'harbor_studio', 'harbor_studio'],
      'one-time-code-field': ['111', '482913', '482913'],
      'number-field': ['7', '1,234.5', '1234.5'],
      'money-field': ['7', '1,234.50', '1234.5'],
    };
    for (const [name, [typed, shown, value]] of Object.entries(first)) {
      test(`goes back to its first value: ${name}`, async ({ kit }) => {
        await mountInPlainForm(textbox(kit), kit, () => kit.showControl(name, { label, isFilled: true }));
        await textbox(kit).fill(typed);
        await expect.poll(kit.lastValue).toBe(typed);
        await reset(kit);
        await expect(textbox(kit)).toHaveValue(shown);
        await expect.poll(kit.lastValue).toBe(value);
      });
    }

    test('goes back to its first value: check box, radio buttons and slider', async ({ kit }) => {
      const names = ['checkbox', 'radio-group', 'slider'];
      await mountInPlainForm(kit.page.getByRole('checkbox').first(), kit, () => kit.showSheet(names));
      const filled = kit.page.locator('[data-state="filled"]');
      await filled.getByRole('checkbox').click();
      await filled.getByRole('radio', { name: 'Standard' }).click();
      await filled.getByRole('slider').press('Home');
      await reset(kit);
      await expect(filled.getByRole('slider')).toHaveValue('23');
      await expect(filled.getByRole('checkbox')).toBeChecked();
      await expect(filled.getByRole('radio', { name: 'Express' })).toBeChecked();
    });

    test('goes back to its first value, also without a name: lists and phone number', async ({ kit }) => {
      const names = ['select-field', 'multi-select-field', 'phone-field'];
      await mountInPlainForm(kit.page.getByRole('combobox').first(), kit, () => kit.showSheet(names));
      const filled = kit.page.locator('[data-state="filled"]');
      const [one, several] = [filled.getByRole('combobox').first(), filled.getByRole('combobox').last()];
      const phone = filled.locator('input[type="tel"]');
      const shown = [await one.inputValue(), await several.inputValue()] as const;
      for (const list of [one, several]) {
        await list.click();
        // Tab closes a list that is still loading, and drops the keys before it.
        await expect(filled.getByRole('listbox')).toBeVisible();
        await kit.page.keyboard.type('partn');
        await kit.page.keyboard.press('Enter');
        await kit.page.keyboard.press('Tab');
      }
      await phone.fill('6465550');
      await expect(one).toHaveValue('Partnership');
      await expect(several).toHaveValue('4 selected');
      await reset(kit);
      await expect(one).toHaveValue(shown[0]);
      await expect(several).toHaveValue(shown[1]);
      await expect(phone).toHaveValue('(212) 555-0123');
    });

    test('shows the owner’s value if the owner ignores changes', async ({ kit }) => {
      await mountInPlainForm(textbox(kit), kit, () => kit.showControl('text-field', { ...held, isFilled: true }));
      await reset(kit);
      await expect(textbox(kit)).toHaveValue('Harbor Studio');
      expect(await whenSettled(kit.page, kit.lastValue)).toBeUndefined();
    });

    test('keeps the typed text if the reset is prevented', async ({ kit }) => {
      await mountInPlainForm(textbox(kit), kit, () => kit.showControl('text-field', { label }));
      await textbox(kit).fill('Baltic');
      await kit.page.locator('#plain').evaluate((form) => {
        form.getRootNode().addEventListener('reset', (event) => event.preventDefault(), { once: true });
      });
      await reset(kit);
      await settled(kit.page);
      await expect(textbox(kit)).toHaveValue('Baltic');
      await expect.poll(kit.lastValue).toBe('Baltic');
    });
  });
}
