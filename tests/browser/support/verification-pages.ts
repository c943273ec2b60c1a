import { expect, type Locator, type Page } from '@playwright/test';
import { english } from './verification-words.ts';

// The pages of the verification, each filled in as a business of Spain would, without leaving it.

export const pdf = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nbill\n%%EOF') };

/** The EICAR test file, in parts so that scanners don't report this source file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
export const infectedPdf = { ...pdf, name: 'infected.pdf', buffer: Buffer.from(`%PDF-1.7\n${eicar}\n%%EOF`) };

/** Leaves a page by its main button. */
export const next = (page: Page, words = english) =>
  page.getByRole('button', { name: words.next, exact: true }).click();

/** The title of a page. */
export const titled = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

export async function choose(page: Page | Locator, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: typeof label === 'string' }).click();
  const list = 'page' in page ? page.page() : page;
  await list.getByRole('option', { name: option, exact: true }).click();
}

export async function fillAddress(page: Page, words = english): Promise<void> {
  await choose(page, words.country, words.spain);
  await page.getByLabel(words.street).fill('Calle Mayor 1');
  await page.getByLabel(words.city).fill('Madrid');
  await page.getByLabel(words.postalCode).fill('28013');
}

export async function fillActivity(page: Page, words = english): Promise<void> {
  await choose(page, words.industry, words.otherIndustry);
  await page.getByLabel(words.industryText).fill('Kite repair');
  await page.getByRole('combobox', { name: words.sensitive }).click();
  await page.getByRole('option', { name: words.none, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: words.noHighRisk, exact: true }).check();
  await page.getByRole('combobox', { name: words.uses }).click();
  await page.getByRole('option', { name: words.paySuppliers }).click();
  await page.keyboard.press('Escape');
  await choose(page, words.funds, words.savings);
  await page.getByRole('radio', { name: words.amount }).check();
}

/** All but the names, and what only registered companies are asked. */
export async function fillBusiness(page: Page, taxId = '54362315K', words = english): Promise<void> {
  await choose(page, words.incorporation, words.spain);
  await page.getByLabel(words.taxId).fill(taxId);
  await page.getByLabel(words.commencedOn).fill(words.commencement);
  await page.getByLabel(words.employees).fill('1');
  await page.getByRole('textbox', { name: words.phone }).fill('912345678');
  await page.getByRole('textbox', { name: words.website, exact: true }).fill('kites.example');
  await fillAddress(page, words);
}

/** A part of a page, by its title. */
export const card = (page: Page, title: string): Locator =>
  page.locator('.q-card', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Gives a document that needs no date. */
export async function fillUndated(page: Page, title: string, words = english): Promise<void> {
  const document = card(page, title);
  // No file is taken twice.
  const name = `${title.split(' ').at(-1)}.pdf`;
  await document
    .getByLabel(words.file)
    .setInputFiles({ ...pdf, name, buffer: Buffer.from(`%PDF-1.7\n${title}\n%%EOF`) });
  await expect(document.getByText(name)).toBeVisible();
  await choose(document, words.language, words.inSpanish);
}

export async function fillDocument(page: Page | Locator, issuedOn: string, words = english): Promise<void> {
  await page.getByLabel(words.file).setInputFiles(pdf);
  await expect(page.getByText('bill.pdf')).toBeVisible();
  await choose(page, words.language, words.inSpanish);
  await page.getByLabel(words.issuedOn).fill(issuedOn);
}

export async function fillIdentity(page: Page, words = english): Promise<void> {
  await page.getByLabel(words.birthDate).fill(words.birth);
  await page.getByLabel(words.birthPlace).fill('Madrid');
  await choose(page, words.nationality, words.spain);
  await page.getByRole('radio', { name: words.female }).check();
  await fillAddress(page, words);
  await choose(page, words.documentType, words.passport);
  await page.getByLabel(words.documentNumber).fill('AAA123456');
}

/** Opens the vendor's page, approves there, and comes back. @param document the button of the document that the vendor approves */
export async function proveIdentity(
  page: Page,
  words = english,
  document: string | RegExp = words.approve,
): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: words.checkIdentity }).click();
  const vendor = await opened;
  await vendor.getByRole('button', { name: document }).click();
  await expect(vendor.getByText(words.approved)).toBeVisible();
  await vendor.close();
  // A window without a screen doesn't get the focus back automatically.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

export async function fillPublicOffice(page: Page, words = english): Promise<void> {
  await page.getByRole('radio', { name: words.nobody }).check();
  await page.getByRole('checkbox', { name: words.confirm }).check();
}

/** Certifies the review, and hands everything in. */
export async function handIn(page: Page, words = english): Promise<void> {
  await page.getByRole('checkbox', { name: words.certify }).check();
  await page.getByRole('button', { name: words.handIn }).click();
}
