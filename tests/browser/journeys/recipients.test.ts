import type { Page } from '@playwright/test';
import { choosePreference } from '../support/choose-preference.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Presses a button whose call takes a code, and enters the mailed code. */
async function confirm(page: Page, mailbox: Mailbox, press: () => Promise<unknown>): Promise<void> {
  const code = await mailbox.codeAfter(people.seller, press);
  await page.getByLabel('One-time code').fill(code);
}

async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).click();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes on from the account to the name check. */
async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Street and number', { exact: true }).fill('Hafenstr. 1');
  await page.getByLabel('City').fill('Hamburg');
  await page.getByLabel('Postal code').fill('20095');
}

test('a recipient is added after a name check, renamed, edited and deleted', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.seller });
  await page.getByRole('navigation').getByRole('link', { name: 'Recipients' }).click();
  await expect(page.getByText('No recipients yet')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add recipient' }).first().click();

  await button(page, 'Continue').click();
  await expect(page.getByText('Please select an option.')).toBeVisible();
  await pick(page, 'Bank’s country', 'Germany');
  await expect(page.getByRole('combobox', { name: 'Currency they receive' })).toHaveValue(/^EUR/);
  await expect(page.getByText('We pay by SEPA.')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await button(page, 'Continue').click();

  await expect(page.getByRole('heading', { name: 'Whose account is it?' })).toBeFocused();
  await page.getByLabel('Account holder').fill('Close Match Bakery');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
  await button(page, 'Continue').click();
  await expect(page.getByText('This IBAN isn’t right. Check each character.')).toBeVisible();
  await page.getByLabel('IBAN').fill('de89-370400440532013000');
  await page.getByLabel('IBAN').blur();
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  await settled(page);
  await expectAccessible(page);
  await button(page, 'Continue').click();
  await fillAddress(page);
  await button(page, 'Check name').click();

  await expect(page.getByText('At the bank, the account holder is “Exact Match Bakery”.')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await button(page, 'Use “Exact Match Bakery”').click();
  await expect(page.getByText('The bank confirms the account holder’s name.')).toBeVisible();
  await confirm(page, mailbox, () => button(page, 'Add recipient').click());
  await expect(page.getByText('Exact Match Bakery was added')).toBeVisible();
  await page.getByRole('link', { name: 'View recipient' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Exact Match Bakery' })).toBeVisible();
  await expect(page.getByText('DE •••• 3000')).toBeVisible();
  await expect(page.getByText('Recipient added')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await button(page, 'Actions for Exact Match Bakery').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename recipient' });
  await dialog.getByLabel('Name').fill('Bread');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bread' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('Bank details: DE •••• 3000.')).toBeVisible();
  await page.getByLabel('Account holder').fill('No Match Bakery');
  await button(page, 'Continue').click();
  await button(page, 'Check name').click();
  await expect(page.getByText('The bank says that this account belongs to somebody else.')).toBeVisible();
  await button(page, 'Save anyway').click();
  await expect(page.getByText('Confirm the details with the recipient first.')).toBeVisible();
  await page.getByLabel('I’ve confirmed these details').check();
  await confirm(page, mailbox, () => button(page, 'Save anyway').click());
  await expect(page.getByText('Bread was changed.')).toBeVisible();
  await expect(page.getByText(/^Can be paid from/)).toBeVisible();

  await page.getByRole('link', { name: 'Recipients' }).first().click();
  const row = page.getByRole('row').filter({ hasText: 'No Match Bakery' });
  await expect(row).toContainText('Waiting');
  await page.getByLabel('Search recipients').fill('zebra');
  await expect(page.getByText('No recipient matches')).toBeVisible();
  await button(page, 'Clear filters').click();
  await row.getByRole('link', { name: 'Bread' }).click();
  await button(page, 'Actions for Bread').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Bread?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Bread was deleted.')).toBeVisible();
  await expect(page.getByText('No recipients yet')).toBeVisible();
});

test('a country whose banks can’t be paid says so as soon as it is chosen', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/recipients/new`, email: people.seller });
  await pick(page, 'Bank’s country', 'British Indian Ocean Territory');
  await expect(page.getByText('We can’t send money to banks in this country yet.')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  // By keyboard: the first match starts with what is typed.
  await page.getByRole('combobox', { name: 'Bank’s country' }).fill('ind');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Bank’s country' })).toHaveValue('India');
});

test('recipients are only looked at by a read-only member', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.reader });
  await page.goto(`${stack.portalUrl}/recipients`);
  await expect(page.getByText('Your role lets you look at recipients, but not change them.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add recipient' })).toHaveCount(0);
});

test('the form is in Spanish, and fits a phone', async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.buyer });
  await choosePreference(page, 'Español');
  await page.goto(`${stack.portalUrl}/recipients/new`);
  await page.getByRole('combobox', { name: 'País del banco' }).fill('Estados Unidos');
  await page.getByRole('option', { name: 'Estados Unidos', exact: true }).click();
  await page.getByRole('radio', { name: 'ACH' }).check();
  await button(page, 'Continuar').click();
  await page.getByRole('button', { name: 'Mostrar cuentas para pruebas' }).click();
  await page.getByRole('button', { name: 'Rellenar con una cuenta de ejemplo' }).click();
  await expect(page.getByLabel('Número de ruta')).toHaveValue('021000021');
  await settled(page);
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await choosePreference(page, 'English');
});
