import { expect } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { stopClock } from './stopped-clock.ts';

const label = 'Legal name';

for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const field = ({ page }: KitBench) => page.getByRole('textbox', { name: label });

  test.describe(`a field for a number under ${runtime}`, () => {
    for (const [control, typed, sentence] of [
      ['number-field', '1e5', 'Enter a number.'],
      ['money-field', '1234.567', 'Use 2 decimals at most.'],
      ['money-field', '0.001', 'Use 2 decimals at most.'],
      ['money-field', '-5', 'Can’t be negative.'],
      ['money-field', '12 US$', 'Enter an amount in EUR.'],
      ['number-field', '€ 12', 'Enter a number.'],
      ['whole-number-field', '12.5', 'Enter a whole number.'],
      ['percent-field', '101', 'The maximum is 100.'],
    ] as const) {
      test(`keeps ${typed} in a ${control} as typed, and says at once why it is refused`, async ({ kit }) => {
        await kit.showControl(control, { label });
        await field(kit).pressSequentially(typed);
        await expect(field(kit)).toHaveValue(typed);
        await expect(field(kit)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(kit)).toHaveAccessibleDescription(new RegExp(sentence));
        await expect.poll(kit.lastValue).toBe('');
        await field(kit).blur();
        await expect(field(kit)).toHaveValue(typed);
        await expect(kit.page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
        await field(kit).fill('7');
        await field(kit).blur();
        await expect(field(kit)).not.toHaveAttribute('aria-invalid', 'true');
        await expect.poll(kit.lastValue).toBe('7');
      });
    }

    test('keeps the caret where a plus sign was refused', async ({ kit }) => {
      await kit.showControl('number-field', { label });
      await field(kit).pressSequentially('1234');
      await field(kit).press('ArrowLeft');
      await kit.page.keyboard.type('+5');
      await expect(field(kit)).toHaveValue('12354');
    });

    test('formats the number on leaving, and reports an unfinished one only then', async ({ kit }) => {
      await kit.showControl('number-field', { label });
      await field(kit).pressSequentially('1234.5');
      await field(kit).blur();
      await expect(field(kit)).toHaveValue('1,234.5');
      await field(kit).fill('.');
      await expect(field(kit)).not.toHaveAttribute('aria-invalid', 'true');
      await field(kit).blur();
      await expect(field(kit)).toHaveValue('.');
      await expect(field(kit)).toHaveAccessibleDescription('Enter a number.');
      await expect.poll(kit.lastValue).toBe('');
    });

    test('accepts pasted numbers with the other separators', async ({ kit }) => {
      await kit.showControl('money-field', { label });
      await field(kit).fill('1.234,50 €');
      await expect.poll(kit.lastValue).toBe('1234.50');
      await field(kit).blur();
      await expect(field(kit)).toHaveValue('1,234.50');
    });

    test('names its unit to screen readers', async ({ kit }) => {
      await kit.showControl('money-field', { label });
      await expect(field(kit)).toHaveAccessibleDescription('€');
      await kit.showControl('percent-field', { label });
      await expect(field(kit)).toHaveAccessibleDescription('%');
    });

    test('follows the number format of the current language', async ({ kit }) => {
      await kit.showStates('money-field', 'es');
      const empty = kit.page.locator('[data-state="empty"]');
      await empty.getByRole('textbox').pressSequentially('1234,5');
      await empty.getByRole('textbox').blur();
      await expect(empty.getByRole('textbox')).toHaveValue('1.234,50');
      const [symbol, box] = await whenSettled(kit.page, () =>
        Promise.all([empty.getByText('€').boundingBox(), empty.getByRole('textbox').boundingBox()]),
      );
      expect(symbol?.x).toBeGreaterThan(box?.x ?? 0);
      await kit.showStates('money-field');
    });
  });

  test.describe(`a slider under ${runtime}`, () => {
    const slider = ({ page }: KitBench) => page.getByRole('slider', { name: label });

    test('says its value with its unit', async ({ kit }) => {
      await kit.showControl('slider', { label, isFilled: true });
      await expect(slider(kit)).toHaveAttribute('aria-valuetext', '23 days early');
      await kit.showControl('percent-slider', { label, isFilled: true });
      await expect(slider(kit)).toHaveAttribute('aria-valuetext', '1.97%');
    });

    test('moves one step by its buttons, a hundredth for percentages', async ({ kit }) => {
      await kit.showControl('percent-slider', { label, isFilled: true });
      await kit.page.getByRole('button', { name: 'Increase' }).click();
      await expect.poll(kit.lastValue).toBe('1.98');
      await kit.page.getByRole('button', { name: 'Decrease' }).click();
      await expect.poll(kit.lastValue).toBe('1.97');
    });

    test('can’t be decreased at its minimum or increased at its maximum', async ({ kit }) => {
      await kit.showControl('slider', { label });
      await expect(kit.page.getByRole('button', { name: 'Decrease' })).toBeDisabled();
      await slider(kit).press('End');
      await expect(kit.page.getByRole('button', { name: 'Increase' })).toBeDisabled();
      await expect(kit.page.getByRole('button', { name: 'Decrease' })).toBeEnabled();
    });

    test('keeps the focus on a button at the end of the range', async ({ kit }) => {
      await kit.showControl('slider', { label });
      const decrease = kit.page.getByRole('button', { name: 'Decrease' });
      await slider(kit).press('ArrowRight');
      await decrease.click();
      await expect(decrease).toBeDisabled();
      await expect(decrease).toBeFocused();
    });
  });

  test.describe(`a field for a handle under ${runtime}`, () => {
    test.beforeEach(({ kit }) => stopClock(kit.page));
    test.afterEach(({ kit }) => kit.page.clock.resume());

    test('converts to lower case and accepts only the characters of a handle', async ({ kit }) => {
      await kit.showControl('handle-field', { label });
      await field(kit).pressSequentially('Hárbor Studio & Friends');
      await expect(field(kit)).toHaveValue('harborstudiofri');
    });

    test('says what it made of other characters, until it is emptied', async ({ kit }) => {
      const status = kit.page.getByRole('status');
      const rule = 'Only letters without accents, digits and underscores';
      await kit.showControl('handle-field', { label });
      await field(kit).pressSequentially('A b!');
      await expect(status).toHaveText(`${rule}, in lower case: it is now ab.`);
      await field(kit).fill('');
      await expect(status).toBeEmpty();
      await field(kit).pressSequentially('!');
      await expect(status).toHaveText(`${rule}.`);
      await expect(field(kit)).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('checks availability half a second after the last key', async ({ kit }) => {
      await kit.showControl('handle-field', { label });
      await field(kit).fill('harbor_studio');
      await kit.page.clock.runFor(450);
      await expect(kit.page.getByText('is available.')).toBeHidden();
      await kit.page.clock.runFor(150);
      await expect(kit.page.getByRole('status')).toHaveText('harbor_studio is available.');
    });

    test('refuses a taken handle until another one is typed', async ({ kit }) => {
      await kit.showControl('handle-field', { label });
      await field(kit).fill('harbor');
      await kit.page.clock.runFor(600);
      const sentence = 'harbor is already taken. Please choose another handle.';
      await expect(field(kit)).toHaveAccessibleDescription(sentence);
      await expect(kit.page.getByRole('status')).toHaveText(sentence);
      await field(kit).press('2');
      await expect(field(kit)).toHaveAccessibleDescription('');
    });

    test('shows no tick beside a message', async ({ kit }) => {
      const status = kit.page.getByRole('status');
      const tick = kit.page.locator('.q-handle__mark--available');
      await kit.showControl('handle-field', { label, isFilled: true });
      await kit.page.clock.runFor(600);
      await expect(status).toHaveText(/is available/);
      await expect(tick).toBeVisible();
      await kit.showControl('handle-field', { label, isFilled: true, error: 'Please check this.' });
      await kit.page.clock.runFor(600);
      await expect(status).toHaveText(/is available/);
      await expect(tick).toHaveCount(0);
    });

    test('ignores an answer for an earlier handle', async ({ kit }) => {
      await kit.showControl('handle-field', { label });
      await field(kit).fill('slowpoke');
      await kit.page.clock.runFor(600);
      await field(kit).fill('harbor_2');
      await kit.page.clock.runFor(3000);
      await expect(kit.page.getByRole('status')).toHaveText('harbor_2 is available.');
      await expect(field(kit)).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('does not check an invalid handle', async ({ kit }) => {
      await kit.showControl('handle-field', { label });
      await field(kit).fill('abc');
      await kit.page.clock.runFor(1200);
      await expect(kit.page.getByRole('status')).toBeEmpty();
    });

    test('says without an error that the check failed, and repeats it on request', async ({ kit }) => {
      await kit.showControl('handle-field', { label });
      await field(kit).fill('offline');
      await kit.page.clock.runFor(600);
      await expect(kit.page.getByText('We could not check')).toBeVisible();
      await expect(field(kit)).not.toHaveAttribute('aria-invalid', 'true');
      await kit.page.getByRole('button', { name: 'Check again' }).click();
      // The pressed button has disappeared.
      await expect(field(kit)).toBeFocused();
      await kit.page.clock.runFor(600);
      await expect(kit.page.getByText('We could not check')).toBeVisible();
    });
  });

  test(`radio buttons under ${runtime} are chosen by their label, and announced as one group`, async ({ kit }) => {
    await kit.showControl('radio-group', { label });
    await kit.page.getByText('Express', { exact: true }).click();
    await expect.poll(kit.lastValue).toBe('express');
    await expect(kit.page.getByRole('radio', { name: 'Express' })).toHaveAccessibleDescription('Same day until 14:00');
    await expect(kit.page.getByRole('radio', { name: 'Instant' })).toBeDisabled();
  });

  test(`a switch under ${runtime} says whether it is on`, async ({ kit }) => {
    await kit.showControl('switch', { label });
    await kit.page.getByText(label).click();
    await expect(kit.page.getByRole('switch', { name: label })).toBeChecked();
  });
}
