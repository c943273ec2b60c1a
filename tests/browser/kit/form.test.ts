import { expect } from '@playwright/test';
import { settled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { stopClock } from './stopped-clock.ts';

const required = 'This field is required.';

for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const form = ({ page }: KitBench, mode: string) => page.getByRole('form', { name: mode });

  test.describe(`a form under ${runtime}`, () => {
    test.beforeEach(({ kit }) => kit.showStates('form'));

    test('checks nothing before it is sent, by default', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByLabel('Legal name').fill('a');
      await passive.getByLabel('Legal name').fill('');
      await passive.getByLabel('Legal name').blur();
      await expect(passive.getByText(required)).toHaveCount(0);
      await passive.getByRole('button', { name: 'Send' }).click();
      await expect(passive.getByText(required)).toHaveCount(3);
    });

    test('drops the message of a field that is typed in after it was sent', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByRole('button', { name: 'Send' }).click();
      await passive.getByLabel('Legal name').fill('a');
      await expect(passive.getByText(required)).toHaveCount(2);
    });

    test('checks a field at each input when it is aggressive, and no other', async ({ kit }) => {
      const aggressive = form(kit, 'aggressive');
      await aggressive.getByLabel('Legal name').fill('a');
      await expect(aggressive.getByText(required)).toHaveCount(0);
      await aggressive.getByLabel('Legal name').fill('');
      await expect(aggressive.getByText(required)).toHaveCount(1);
      await aggressive.getByLabel('Legal name').fill('b');
      await expect(aggressive.getByText(required)).toHaveCount(0);
    });

    test('checks a field when it is left, and not while it is typed in, when it is lazy', async ({ kit }) => {
      const lazy = form(kit, 'lazy');
      await lazy.getByLabel('Legal name').fill('a');
      await lazy.getByLabel('Legal name').fill('');
      await expect(lazy.getByText(required)).toHaveCount(0);
      await lazy.getByLabel('Legal name').press('Tab');
      await expect(lazy.getByText(required)).toHaveCount(1);
      await expect(lazy.getByLabel('Legal name')).toHaveAttribute('aria-invalid', 'true');
    });

    test('accepts a press on a button even if a message moves it', async ({ kit }) => {
      const lazy = form(kit, 'lazy');
      await lazy.getByLabel('Legal name').fill('Harbor Studio');
      await lazy.getByRole('radio', { name: '1–9' }).click();
      await lazy.getByLabel('Email').focus();
      await lazy.getByRole('button', { name: 'Reset' }).click();
      await expect(lazy.getByLabel('Legal name')).toHaveValue('');
    });

    test('focuses the first invalid field, or the first control of a group', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByRole('button', { name: 'Send' }).click();
      await expect(passive.getByLabel('Legal name')).toBeFocused();
      await passive.getByLabel('Legal name').fill('a');
      await passive.getByLabel('Email').fill('a@example.com');
      await passive.getByRole('button', { name: 'Send' }).click();
      await expect(passive.getByRole('radio', { name: '1–9' })).toBeFocused();
    });

    test('is sent by Enter, and shows the server’s refusals beside their fields', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByLabel('Legal name').fill('Harbor Studio');
      await passive.getByRole('radio', { name: '1–9' }).click();
      await passive.getByLabel('Email').fill('taken@example.com');
      await passive.getByLabel('Email').press('Enter');
      await expect(passive.getByLabel('Email')).toHaveAccessibleDescription('You already added this email');
      await expect(passive.getByLabel('Email')).toBeFocused();
      await passive.getByLabel('Email').fill('new@example.com');
      await passive.getByLabel('Email').press('Enter');
      await expect(passive.getByRole('status').filter({ hasText: '1' })).toBeVisible();
    });

    test('shows refusals of unknown fields above its fields', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByLabel('Legal name').fill('Harbor Studio');
      await passive.getByRole('radio', { name: '1–9' }).click();
      await passive.getByLabel('Email').fill('moved@example.com');
      await passive.getByLabel('Email').press('Enter');
      await expect(passive.getByRole('alert')).toHaveText('Please enter a valid postal code');
      await passive.getByLabel('Email').fill('new@example.com');
      await passive.getByLabel('Email').press('Enter');
      await expect(passive.getByText('Please enter a valid postal code')).toHaveCount(0);
    });

    test('returns to its first values without messages by a reset button', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByLabel('Email').fill('a@example.com');
      await passive.getByRole('button', { name: 'Send' }).click();
      await passive.getByRole('button', { name: 'Reset' }).click();
      await expect(passive.getByLabel('Email')).toHaveValue('');
      await expect(passive.getByText(required)).toHaveCount(0);
    });

    test('resets every field, then lets its owner set the rest', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByLabel('Legal name').fill('Harbor Studio');
      await passive.getByLabel('Email').fill('a@example.com');
      await passive.getByRole('radio', { name: '1–9' }).click();
      await passive.getByRole('button', { name: 'Send' }).click();
      await expect(passive.locator('output')).toHaveText('Sent 1 time');
      await passive.getByRole('button', { name: 'Reset' }).click();
      await expect(passive.locator('output')).toHaveText('Sent 0 times');
      await expect(passive.getByLabel('Legal name')).toHaveValue('');
      await expect(passive.getByLabel('Email')).toHaveValue('');
      await expect(passive.getByRole('radio', { name: '1–9' })).not.toBeChecked();
      // The owner is notified of each field.
      await passive.getByRole('button', { name: 'Send' }).click();
      await expect(passive.getByText(required)).toHaveCount(3);
    });

    test('keeps the typed text if the page prevents the reset', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByLabel('Email').fill('a@example.com');
      await passive.evaluate((element) => {
        element.getRootNode().addEventListener('reset', (event) => event.preventDefault(), { once: true });
      });
      await passive.getByRole('button', { name: 'Send' }).click();
      await passive.getByRole('button', { name: 'Reset' }).click();
      await settled(kit.page);
      await expect(passive.getByLabel('Email')).toHaveValue('a@example.com');
      await expect(passive.getByText(required)).toHaveCount(2);
    });

    for (const mode of ['lazy', 'aggressive']) {
      test(`announces only messages that appear before sending, with their field: ${mode}`, async ({ kit }) => {
        await stopClock(kit.page);
        const early = form(kit, mode);
        const said = early.getByRole('status').first();
        await early.getByLabel('Legal name').fill('a');
        await early.getByLabel('Legal name').fill('');
        await early.getByLabel('Legal name').press('Tab');
        await kit.page.clock.runFor(100);
        await expect(early.getByLabel('Legal name')).toHaveAccessibleDescription(required);
        await expect(said).toBeEmpty();
        await kit.page.clock.runFor(1200);
        await expect(said).toHaveText(`Legal name: ${required}`);
        await early.getByRole('button', { name: 'Send' }).click();
        await kit.page.clock.runFor(100);
        await expect(early.getByLabel('Email')).toHaveAccessibleDescription(required);
        await kit.page.clock.runFor(1200);
        await expect(said).toBeEmpty();
        await kit.page.clock.resume();
      });
    }

    test('focuses a control when its label is pressed, and has its autofill name', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByText('Email').click();
      await expect(passive.getByLabel('Email')).toBeFocused();
      await expect(passive.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
      await expect(passive.getByLabel('Email')).toHaveAttribute('name', 'email');
    });
  });
}
