import { expect, type Locator, type Page } from '@playwright/test';

// The pages of the verification, each filled in as a business of Spain would, without leaving it.

export const pdf = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nbill\n%%EOF') };

/** Leaves a page by its main button. */
export const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** The title of a page. */
export const titled = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

export async function choose(page: Page | Locator, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: typeof label === 'string' }).click();
  const list = 'page' in page ? page.page() : page;
  await list.getByRole('option', { name: option, exact: true }).click();
}

export async function fillAddress(page: Page): Promise<void> {
  await choose(page, 'Country', 'Spain');
  await page.getByLabel('Street and number').fill('Calle Mayor 1');
  await page.getByLabel('City').fill('Madrid');
  await page.getByLabel('Postal code').fill('28013');
}

export async function fillActivity(page: Page): Promise<void> {
  await choose(page, 'Industry', 'Another industry');
  await page.getByLabel('Describe your industry').fill('Kite repair');
  await page.getByRole('combobox', { name: 'Sensitive industries' }).click();
  await page.getByRole('option', { name: 'None', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'None of them' }).check();
  await page.getByRole('combobox', { name: /expect to use the account/ }).click();
  await page.getByRole('option', { name: 'Pay suppliers' }).click();
  await page.keyboard.press('Escape');
  await choose(page, 'Where does your money come from?', 'Savings');
  await page.getByRole('radio', { name: 'USD 1,000 to 5,000' }).check();
}

/** All but the names, and what only registered companies are asked. */
export async function fillBusiness(page: Page, taxId = '54362315K'): Promise<void> {
  await choose(page, 'Country of incorporation', 'Spain');
  await page.getByLabel('Tax ID').fill(taxId);
  await page.getByLabel('Date when business began').fill('01 Mar 2020');
  await page.getByLabel('Number of employees').fill('1');
  await page.getByRole('textbox', { name: 'Business phone' }).fill('912345678');
  await page.getByRole('textbox', { name: 'Website', exact: true }).fill('kites.example');
  await fillAddress(page);
}

/** A part of a page, by its title. */
export const card = (page: Page, title: string): Locator =>
  page.locator('.q-card', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Gives a document that needs no date. */
export async function fillUndated(page: Page, title: string): Promise<void> {
  const document = card(page, title);
  // No file is taken twice.
  const name = `${title.split(' ').at(-1)}.pdf`;
  await document.getByLabel('File').setInputFiles({ ...pdf, name, buffer: Buffer.from(`%PDF-1.7\n${title}\n%%EOF`) });
  await expect(document.getByText(name)).toBeVisible();
  await choose(document, 'Language of the document', 'Spanish');
}

export async function fillDocument(page: Page | Locator, issuedOn: string): Promise<void> {
  await page.getByLabel('File').setInputFiles(pdf);
  await expect(page.getByText('bill.pdf')).toBeVisible();
  await choose(page, 'Language of the document', 'Spanish');
  await page.getByLabel('Date on the document').fill(issuedOn);
}

export async function fillIdentity(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('01 Feb 1990');
  await page.getByLabel('Place of birth').fill('Madrid');
  await choose(page, 'Nationality', 'Spain');
  await page.getByRole('radio', { name: 'Female' }).check();
  await fillAddress(page);
  await choose(page, 'Kind of document', 'Passport');
  await page.getByLabel('Number of the document').fill('AAA123456');
}

/** Opens the vendor's page, approves there, and comes back. */
export async function proveIdentity(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Check my identity' }).click();
  const vendor = await opened;
  await vendor.getByRole('button', { name: /^Approve/ }).click();
  await expect(vendor.getByText('The identity was approved.')).toBeVisible();
  await vendor.close();
  // A window without a screen doesn't get the focus back by itself.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

export async function fillPublicOffice(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Nobody' }).check();
  await page.getByRole('checkbox', { name: 'I confirm that this is true.' }).check();
}
