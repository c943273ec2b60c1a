import { expect, type Locator } from '@playwright/test';
import { type KitBench, kitTest } from './kit-bench.ts';

const test = kitTest('react');

const opener = (kit: KitBench, state: string): Locator =>
  kit.page.locator(`[data-state="${state}"]`).getByRole('button');
const dialog = (kit: KitBench, name: string): Locator => kit.page.getByRole('dialog', { name });

test.describe('a question before an action', () => {
  test.beforeEach(({ kit }) => kit.showStates('confirm-dialog'));

  test('closes without the action, by its button and by Escape', async ({ kit }) => {
    const question = dialog(kit, 'Delete draft');
    await opener(kit, 'danger').click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await opener(kit, 'danger').click();
    await kit.page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(opener(kit, 'danger')).toBeFocused();
  });

  test('can be neither confirmed twice nor closed while the action runs', async ({ kit }) => {
    await kit.page.clock.install();
    await opener(kit, 'primary').click();
    const question = dialog(kit, 'Send invoice');
    const confirm = question.getByRole('button', { name: 'Send invoice' });
    await confirm.click();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await kit.page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await kit.page.clock.runFor(500);
    await expect(question).toHaveCount(0);
  });

  test('stays open with the reason after a failure, and can be confirmed again', async ({ kit }) => {
    await opener(kit, 'failed').click();
    const question = dialog(kit, 'Send invoice');
    const confirm = question.getByRole('button', { name: 'Send invoice' });
    await confirm.click();
    await expect(question.getByRole('alert')).toContainText('connection');
    await expect(confirm).not.toHaveAttribute('aria-busy');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(await kit.violations()).toEqual([]);
  });
});
