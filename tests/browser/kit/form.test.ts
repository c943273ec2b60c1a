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

    test('checks nothing before it is sent, where nothing else is said', async ({ kit }) => {
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

    test('lets a button be pressed although a message appears above it meanwhile', async ({ kit }) => {
      const lazy = form(kit, 'lazy');
      await lazy.getByLabel('Legal name').fill('Harbor Studio');
      await lazy.getByRole('radio', { name: '1–9' }).click();
      await lazy.getByLabel('Email').focus();
      await lazy.getByRole('button', { name: 'Reset' }).click();
      await expect(lazy.getByLabel('Legal name')).toHaveValue('');
    });

    test('focuses the first invalid field, and of a group its first control', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByRole('button', { name: 'Send' }).click();
      await expect(passive.getByLabel('Legal name')).toBeFocused();
      await passive.getByLabel('Legal name').fill('a');
      await passive.getByLabel('Email').fill('a@example.com');
      await passive.getByRole('button', { name: 'Send' }).click();
      await expect(passive.getByRole('radio', { name: '1–9' })).toBeFocused();
    });

    test('is sent by Enter, and puts what the server refuses beside its field', async ({ kit }) => {
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

    test('shows above its fields what the server refuses of a field that it does not have', async ({ kit }) => {
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

    test('goes back to its first values by a button of type reset, without its messages', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByLabel('Email').fill('a@example.com');
      await passive.getByRole('button', { name: 'Send' }).click();
      await passive.getByRole('button', { name: 'Reset' }).click();
      await expect(passive.getByLabel('Email')).toHaveValue('');
      await expect(passive.getByText(required)).toHaveCount(0);
    });

    test('brings every field back by a reset, and then has its owner set the rest', async ({ kit }) => {
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
      // The owner knows of each.
      await passive.getByRole('button', { name: 'Send' }).click();
      await expect(passive.getByText(required)).toHaveCount(3);
    });

    test('keeps what was typed where the page prevents its reset', async ({ kit }) => {
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
      test(`says a message that comes before the sending, and no other, with its field: ${mode}`, async ({ kit }) => {
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

    test('focuses a control when its label is pressed, and names it for autofill', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByText('Email').click();
      await expect(passive.getByLabel('Email')).toBeFocused();
      await expect(passive.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
      await expect(passive.getByLabel('Email')).toHaveAttribute('name', 'email');
    });
  });
}
