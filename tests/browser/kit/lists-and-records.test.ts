import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { phone } from './page-look.ts';

const test = kitTest('react');
const state = ({ page }: KitBench, name: string): Locator => page.getByRole('region', { name, exact: true });

test.describe('a list', () => {
  test.beforeEach(({ kit }) => kit.showStates('list-card'));

  test('changes pages and scrolls to their first row', async ({ kit }) => {
    const list = state(kit, 'pages');
    await expect(list.getByRole('row')).toHaveCount(5);
    await expect(list.getByRole('cell', { name: 'PAY-1', exact: true })).toBeVisible();
    await expect(list.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await list.getByRole('button', { name: 'Next' }).click();
    await expect(list.getByRole('cell', { name: 'PAY-5', exact: true })).toBeVisible();
    await expect(list.getByRole('button', { name: 'Next' })).toBeFocused();
  });

  test('exports the rows of every page, whichever is shown', async ({ kit }) => {
    const list = state(kit, 'pages');
    await list.getByRole('button', { name: 'Next' }).click();
    const download = kit.page.waitForEvent('download');
    await list.getByRole('button', { name: 'Export CSV' }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      '\uFEFFPayment,Party,Date,Status,Amount',
      'PAY-1,Harbor Studio,2026-01-01,On its way,0.00',
      'PAY-2,Northwind Traders,2025-11-25,Settled,7919.01',
    ]);
    expect(lines).toHaveLength(14);
    await expect(list.getByRole('status').last()).toHaveText('Rows exported: 12');
    await expect(list.getByRole('button', { name: 'Export CSV' })).toBeFocused();
  });

  test('says that it is loading, empty or without matches, and then offers no export', async ({ kit }) => {
    await expect(state(kit, 'loading').locator('[aria-busy="true"]')).toHaveCount(1);
    await expect(state(kit, 'empty').getByText('No payments yet')).toBeVisible();
    await expect(state(kit, 'no-match').getByText('No payment matches')).toBeVisible();
    await expect(state(kit, 'no-match').getByRole('button', { name: 'Clear filters' })).toBeVisible();
    for (const name of ['loading', 'empty', 'no-match', 'failed', 'no-permission']) {
      await expect(state(kit, name).getByRole('button', { name: 'Export CSV' }), name).toHaveCount(0);
    }
  });

  test('offers a retry after a failure, but not to people without permission', async ({ kit }) => {
    const failed = state(kit, 'failed');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed.locator('[aria-busy="true"]')).toHaveCount(1);
    await expect(state(kit, 'no-permission').getByText('No access')).toBeVisible();
    await expect(state(kit, 'no-permission').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('offers only the previous page after a page that could not be loaded', async ({ kit }) => {
    const list = state(kit, 'next-page-failed');
    await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(list.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await expect(list.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});

test.describe('a record', () => {
  test('says that it is loading, not found, not permitted or failed', async ({ kit }) => {
    await kit.showStates('record-content');
    await expect(state(kit, 'ready').getByRole('heading', { name: 'Company details' })).toBeVisible();
    await expect(state(kit, 'loading').getByRole('heading')).toHaveCount(0);
    await expect(state(kit, 'not-found').getByRole('button', { name: 'Back to the list' })).toBeVisible();
    await expect(state(kit, 'no-permission').getByText('No access')).toBeVisible();
    await state(kit, 'failed').getByRole('button', { name: 'Try again' }).click();
    await expect(state(kit, 'failed').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('names each fact', async ({ kit }) => {
    await kit.showStates('fact-list');
    const terms = state(kit, 'spread').getByRole('term');
    await expect(terms).toHaveText(['Handle', 'Signed up', 'Balance']);
    await expect(state(kit, 'spread').getByRole('definition').last()).toHaveText('$1,234.50');
  });

  test('shows its history in order: what, who and when, and expected events', async ({ kit }) => {
    await kit.showStates('timeline');
    const events = state(kit, 'expected').getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(events).toHaveCount(6);
    await expect(events.first()).toContainText('Invoice sent');
    await expect(events.first()).toContainText('Ada Lovelace · 02 Mar 2026, 10:04 AM EST');
    await expect(events.nth(2)).toContainText('Insufficient funds (R01).');
    await expect(events.last()).toContainText('Expected 12 Mar 2026');
    await expect(state(kit, 'empty').getByText('No decision yet')).toBeVisible();
  });
});

for (const name of ['list-card', 'record-content', 'fact-list', 'decision-form', 'timeline']) {
  test(`${name} fits a phone`, async ({ kit }) => {
    await kit.lookAs(phone);
    await kit.showStates(name);
    const overflow = () => kit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await whenSettled(kit.page, overflow)).toBeLessThanOrEqual(0);
  });
}
