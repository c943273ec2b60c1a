import type { Page } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

/** The shell listens to the keys once it is shown. */
async function openByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
}

test.describe('the palette', () => {
  test('opens by its keys, finds a contact whatever the accents, and opens it', async ({ page, stack, mailbox }) => {
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts`, email: people.seller });
    await openByKeys(page);
    await expect(field(page)).toBeFocused();
    await expect(option(page, 'Contacts')).toBeVisible();
    await settled(page);
    await expectAccessible(page);

    await field(page).fill('nörthwind');
    await expect(option(page, /Northwind Robotics Inc @/)).toBeVisible();
    await expect(palette(page).getByRole('group', { name: 'Contacts', exact: true })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contacts\?search=Northwind/);
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'Northwind Robotics Inc' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeFocused();
  });

  test('moves by arrows, says what is active, and returns the focus', async ({ page, stack, mailbox }) => {
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts`, email: people.seller });
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await button.click();
    await expect(option(page, 'Expenses')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Income')).toHaveAttribute('aria-selected', 'true');
    const active = await option(page, 'Income').getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', active ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(option(page, 'Expenses')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await field(page).fill('security');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user-settings\/security$/);
  });

  test('finds an invoice and says when nothing matches', async ({ page, stack, mailbox }) => {
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts`, email: people.seller });
    await openByKeys(page);
    await field(page).fill('zebra crossing');
    await expect(palette(page).getByText('Try part of a name or a number.')).toBeVisible();
    await expectAccessible(page);
    await field(page).fill('inv-0');
    await palette(page).getByRole('group', { name: 'Income' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/invoices\/inv_/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('still finds pages when the server fails, and asks again', async ({ page, stack, mailbox }) => {
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts`, email: people.seller });
    await page.route('**/search?q=*', (route) => route.abort());
    await openByKeys(page);
    await field(page).fill('con');
    await expect(palette(page).getByText('The search failed. Only pages are shown.').first()).toBeVisible();
    await expect(option(page, 'Contacts')).toBeVisible();
    await page.unroute('**/search?q=*');
    await field(page).fill('northwind');
    await expect(option(page, /Northwind Robotics Inc/).first()).toBeVisible();
  });

  test('is a sheet on a phone, for a read-only member', async ({ page, stack, mailbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts`, email: people.reader });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(option(page, 'New invoice')).toHaveCount(0);
    await field(page).fill('northwind');
    await expect(option(page, /Northwind Robotics Inc/).first()).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await expect
      .poll(async () => {
        const box = await palette(page).boundingBox();
        return [box?.x, box?.width];
      })
      .toEqual([0, 390]);
  });
});
