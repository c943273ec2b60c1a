import { expect, type Locator } from '@playwright/test';
import { type KitBench, kitTest } from './kit-bench.ts';

const test = kitTest('react');

const form = ({ page }: KitBench): Locator => page.getByRole('form', { name: 'Decision' });
const choice = (kit: KitBench, name: string): Locator => form(kit).getByRole('radio', { name });
const reason = (kit: KitBench): Locator => form(kit).getByRole('textbox', { name: 'Reason' });
const submit = (kit: KitBench, name: string): Locator => form(kit).getByRole('button', { name });

test.describe('a decision form', () => {
  test.beforeEach(({ kit }) => kit.showStates('decision-form'));

  test('asks for a decision, and for the reason that it needs', async ({ kit }) => {
    await submit(kit, 'Submit decision').click();
    await expect(form(kit).getByText('Please select an option.')).toBeVisible();
    await expect(choice(kit, 'Approve')).toBeFocused();
    await choice(kit, 'Reject').check();
    await submit(kit, 'Reject').click();
    await expect(reason(kit)).toBeFocused();
    await expect(reason(kit)).toHaveAccessibleDescription(/This field is required\./);
    expect(await kit.violations()).toEqual([]);
  });

  test('names its button after the decision, and asks for a reason only if the decision needs one', async ({ kit }) => {
    await choice(kit, 'Approve').check();
    await expect(submit(kit, 'Approve')).toBeVisible();
    await expect(reason(kit)).toHaveCount(0);
  });

  test('keeps the reason when another decision is chosen', async ({ kit }) => {
    await choice(kit, 'Reject').check();
    await reason(kit).fill('The register extract is too old.');
    await choice(kit, 'Request more information').check();
    await expect(reason(kit)).toHaveValue('The register extract is too old.');
    await choice(kit, 'Approve').check();
    await choice(kit, 'Reject').check();
    await expect(reason(kit)).toHaveValue('The register extract is too old.');
  });

  test('is pending while it is being sent, can’t be changed then, and is empty afterwards', async ({ kit }) => {
    await choice(kit, 'Reject').check();
    await reason(kit).fill('Two owners are missing.');
    await submit(kit, 'Reject').press('Enter');
    await expect(submit(kit, 'Reject')).toHaveAttribute('aria-busy', 'true');
    await expect(reason(kit)).not.toBeEditable();
    await expect(kit.page.getByText('Decided.')).toBeVisible();
    await expect(choice(kit, 'Reject')).not.toBeChecked();
    await expect(reason(kit)).toHaveCount(0);
  });

  test('keeps what was typed when the server refuses it, and says why beside it', async ({ kit }) => {
    await choice(kit, 'Reject').check();
    await reason(kit).fill('again');
    await submit(kit, 'Reject').click();
    await expect(reason(kit)).toHaveAccessibleDescription(/Missing field or wrong format/);
    await expect(reason(kit)).toHaveValue('again');
    await expect(reason(kit)).toBeFocused();
  });

  test('keeps what was typed when the connection is lost, and says so above', async ({ kit }) => {
    await choice(kit, 'Request more information').check();
    await reason(kit).fill('offline');
    await submit(kit, 'Request more information').click();
    await expect(form(kit).getByRole('alert')).not.toHaveText('');
    await expect(reason(kit)).toHaveValue('offline');
    await expect(choice(kit, 'Request more information')).toBeChecked();
    await expect(submit(kit, 'Request more information')).not.toHaveAttribute('aria-busy', 'true');
  });

  test('is filled in by the keyboard alone', async ({ kit }) => {
    await kit.page.locator('#before').focus();
    await kit.page.keyboard.press('Tab');
    await expect(choice(kit, 'Approve')).toBeFocused();
    await kit.page.keyboard.press('ArrowDown');
    await expect(choice(kit, 'Reject')).toBeChecked();
    await kit.page.keyboard.press('Tab');
    await kit.page.keyboard.type('No.');
    await kit.page.keyboard.press('Tab');
    await kit.page.keyboard.press('Enter');
    await expect(kit.page.getByText('Decided.')).toBeVisible();
  });
});
