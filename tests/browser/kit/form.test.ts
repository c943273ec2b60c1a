import { expect } from '@playwright/test';
import { type KitBench, kitTest } from './kit-bench.ts';

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

    test('goes back to its first values by a button of type reset, without its messages', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByLabel('Email').fill('a@example.com');
      await passive.getByRole('button', { name: 'Send' }).click();
      await passive.getByRole('button', { name: 'Reset' }).click();
      await expect(passive.getByLabel('Email')).toHaveValue('');
      await expect(passive.getByText(required)).toHaveCount(0);
    });

    test('focuses a control when its label is pressed, and names it for autofill', async ({ kit }) => {
      const passive = form(kit, 'passive');
      await passive.getByText('Email').click();
      await expect(passive.getByLabel('Email')).toBeFocused();
      await expect(passive.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
      await expect(passive.getByLabel('Email')).toHaveAttribute('name', 'email');
    });
  });
}
