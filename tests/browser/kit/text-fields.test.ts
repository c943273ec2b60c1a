import { expect } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { stopClock } from './stopped-clock.ts';

const label = 'Legal name';

for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const textField = ({ page }: KitBench) => page.getByRole('textbox', { name: label });

  test.describe(`a text field under ${runtime}`, () => {
    test('refuses characters beyond its maximum, counting as people do', async ({ kit }) => {
      await kit.showControl('text-field', { label });
      await textField(kit).fill('😀'.repeat(41));
      await expect(textField(kit)).toHaveValue('😀'.repeat(40));
      await expect.poll(kit.lastValue).toBe('😀'.repeat(40));
    });

    test('keeps the caret in place, also at the maximum length', async ({ kit }) => {
      await kit.showControl('text-field', { label });
      await textField(kit).fill('a'.repeat(40));
      await textField(kit).press('Home');
      await textField(kit).press('ArrowRight');
      await kit.page.keyboard.type('xyz');
      await expect(textField(kit)).toHaveValue('a'.repeat(40));
      const caret = () => textField(kit).evaluate((input: HTMLInputElement) => input.selectionStart);
      expect(await whenSettled(kit.page, caret)).toBe(1);
    });

    test('shows its count near the maximum, and announces the remaining characters when typing pauses', async ({
      kit,
    }) => {
      await stopClock(kit.page);
      await kit.showControl('text-field', { label });
      await textField(kit).fill('a'.repeat(32));
      await expect(kit.page.getByText('32/40')).toBeHidden();
      await textField(kit).press('b');
      await expect(kit.page.getByText('33/40')).toBeVisible();
      await expect(kit.page.getByRole('status')).toBeEmpty();
      await kit.page.clock.runFor(1200);
      await expect(kit.page.getByRole('status')).toHaveText('7 characters left');
      await kit.page.clock.resume();
    });
  });

  test(`a text area under ${runtime} starts with the given number of lines`, async ({ kit }) => {
    const heightOf = async (rows: number) => {
      await kit.showControl('text-area', { label, rows } as { label: string });
      return whenSettled(kit.page, () => textField(kit).evaluate((element) => element.clientHeight));
    };
    const heights = [await heightOf(10), await heightOf(6)] as const;
    expect(heights[0] - heights[1]).toBe(4 * 24);
  });

  test.describe(`a word during composition under ${runtime}`, () => {
    /** Composes text like an input method for Japanese or Chinese, or most phone keyboards. */
    const compose = async ({ page }: KitBench, text: string) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      return { commit: () => session.send('Input.insertText', { text }) };
    };

    test('is cut to the maximum length when it is complete', async ({ kit }) => {
      await kit.showControl('text-field', { label });
      await textField(kit).fill('a'.repeat(39));
      await textField(kit).press('End');
      const word = await compose(kit, '日本語');
      await expect(textField(kit)).toHaveValue(`${'a'.repeat(39)}日本語`);
      await word.commit();
      await expect(textField(kit)).toHaveValue(`${'a'.repeat(39)}日`);
      await expect.poll(kit.lastValue).toBe(`${'a'.repeat(39)}日`);
    });

    test('becomes a handle when it is complete, and is always reported as one', async ({ kit }) => {
      await kit.showControl('handle-field', { label });
      await textField(kit).focus();
      const word = await compose(kit, 'Hárbor!');
      await expect(textField(kit)).toHaveValue('Hárbor!');
      await expect.poll(kit.lastValue).toBe('harbor');
      await word.commit();
      await expect(textField(kit)).toHaveValue('harbor');
    });

    test('is kept and refused when it is complete and not an allowed number', async ({ kit }) => {
      await kit.showControl('percent-field', { label });
      await textField(kit).focus();
      const word = await compose(kit, '999');
      await expect(textField(kit)).toHaveValue('999');
      await word.commit();
      await expect(textField(kit)).toHaveAttribute('aria-invalid', 'true');
      await expect(textField(kit)).toHaveValue('999');
      expect(await whenSettled(kit.page, kit.lastValue)).not.toBe('999');
    });
  });

  test.describe(`a password field under ${runtime}`, () => {
    test('shows the password on request, and hides it again', async ({ kit }) => {
      await kit.showControl('password-field', { label });
      await kit.page.getByLabel(label).fill('Harbor42');
      await kit.page.getByRole('button', { name: 'Show password' }).click();
      await expect(kit.page.getByLabel(label)).toHaveAttribute('type', 'text');
      await kit.page.getByRole('button', { name: 'Hide password' }).click();
      await expect(kit.page.getByLabel(label)).toHaveAttribute('type', 'password');
    });

    test('warns while caps lock is on, and keeps its description meanwhile', async ({ kit }) => {
      await kit.showControl('password-field', { label, description: 'As registered' });
      const press = (isOn: boolean) =>
        kit.page.getByLabel(label).evaluate((input, modifierCapsLock) => {
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock, bubbles: true }));
        }, isOn);
      await press(true);
      await expect(kit.page.getByRole('status')).toHaveText('Caps lock is on.');
      await expect(kit.page.getByText('As registered')).toBeVisible();
      await press(false);
      await expect(kit.page.getByText('Caps lock is on.')).toBeHidden();
      await press(true);
      await expect(kit.page.getByRole('status')).toHaveText('Caps lock is on.');
      await kit.page.getByLabel(label).focus();
      await kit.page.getByLabel(label).blur();
      await expect(kit.page.getByRole('status')).toBeEmpty();
    });

    test('ignores a password manager’s keys, which have no caps-lock state', async ({ kit }) => {
      await kit.showControl('password-field', { label });
      await kit.page.getByLabel(label).evaluate((input) => {
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
        for (const type of ['keydown', 'keyup']) input.dispatchEvent(new Event(type, { bubbles: true }));
      });
      await expect(kit.page.getByRole('status')).toHaveText('Caps lock is on.');
    });
  });

  test.describe(`a field for a new password under ${runtime}`, () => {
    const field = ({ page }: KitBench) => page.getByLabel(label);

    test('says for each requirement whether it is met', async ({ kit }) => {
      await kit.showControl('new-password-field', { label });
      await field(kit).fill('harbor42');
      await expect(kit.page.getByRole('listitem').filter({ hasText: 'One digit' })).toHaveText('One digit (met)');
      await expect(kit.page.getByRole('listitem').filter({ hasText: 'uppercase' })).toHaveText(/\(not met\)$/);
      await expect(field(kit)).toHaveAccessibleDescription(/One uppercase letter\s*\(not met\)/);
    });

    test('says how strong the password is when typing pauses', async ({ kit }) => {
      await stopClock(kit.page);
      await kit.showControl('new-password-field', { label });
      await field(kit).fill('Harbor42studio');
      await kit.page.clock.runFor(1200);
      await expect(kit.page.getByText('Strength: Strong. 0 requirements are not met.')).toBeAttached();
      await kit.page.clock.resume();
    });

    test('says on leaving that a weak password is not strong enough, until it is', async ({ kit }) => {
      await kit.showControl('new-password-field', { label });
      await field(kit).fill('harbor');
      await expect(kit.page.getByText('Password is not strong enough.')).toBeHidden();
      await field(kit).blur();
      await expect(field(kit)).toHaveAccessibleDescription(/Password is not strong enough\./);
      await field(kit).fill('Harbor42');
      await expect(kit.page.getByText('Password is not strong enough.')).toBeHidden();
    });

    test('has a specific message for three neighbouring keys', async ({ kit }) => {
      await kit.showControl('new-password-field', { label });
      await field(kit).fill('Qwerty42');
      await field(kit).blur();
      await expect(field(kit)).toHaveAccessibleDescription(/Max\. two consecutive keyboard letters\.$/);
    });
  });

  test(`a required check box under ${runtime} says that it must be checked`, async ({ kit }) => {
    await kit.showControl('checkbox', { label, required: true });
    await expect(kit.page.getByRole('checkbox')).toHaveAttribute('aria-required', 'true');
  });
}
