import type { Page } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' });

test('staff find a company, a person and a page by the palette', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: stack.adminUrl, email: people.head });
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('option', { name: 'System' })).toBeVisible();
  await field(page).fill('hárbor');
  await expect(palette(page).getByRole('group', { name: 'Companies' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Studio LLC' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await field(page).fill(people.supplier);
  await palette(page).getByRole('group', { name: 'People' }).getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fieldwork Office Supply Inc' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field(page).fill('zebra crossing');
  await expect(palette(page).getByText('Try part of a name or a number.')).toBeVisible();
});

test('the palette offers no page that the role doesn’t open', async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, mailbox, { url: stack.adminUrl, email: people.finance });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(palette(page).getByRole('option', { name: 'Companies' })).toBeVisible();
  await expect(palette(page).getByRole('option', { name: 'System' })).toHaveCount(0);
  await expect(palette(page).getByRole('option', { name: 'Messages' })).toHaveCount(0);
  await page.goto(`${stack.adminUrl}/messages`);
  await expect(page.getByText('Your role doesn’t have access to this page.')).toBeVisible();
});

test('staff see what became of the messages to a company', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: stack.adminUrl, email: people.head });
  await page.goto(`${stack.adminUrl}/messages`);
  await page.getByRole('searchbox').fill(people.head);
  // The list dims while it searches, and has such a row before.
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole('row').filter({ hasText: people.head }).first();
  await expect(row).toContainText('Sign-in code');
  await expect(row).toContainText('Sent');
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Given up' }).click();
  await expect(page.getByText('No message matches')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${stack.adminUrl}/companies?search=harbor`);
  await page.getByRole('link', { name: 'Harbor Studio LLC' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/\/messages\?organizationId=org_/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Harbor Studio LLC' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '@harborstudio.example' }).first()).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all messages' }).click();
  await expect(page).toHaveURL(/\/messages$/);
});

test('staff add a document about a company, open it and remove it', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: stack.adminUrl, email: people.head });
  await page.goto(`${stack.adminUrl}/companies?search=fieldwork`);
  await page.getByRole('link', { name: 'Fieldwork Office Supply Inc' }).click();
  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a document' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a document' });
  await dialog.getByLabel('Document').click();
  await page.getByRole('option', { name: 'Correspondence' }).click();
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nDear all\n%%EOF') };
  await dialog.getByLabel('File').setInputFiles({ ...letter, name: 'letter.exe' });
  await expect(dialog.getByText('letter.exe has a type that is not supported.').first()).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await dialog.getByLabel('File').setInputFiles(letter);
  await expect(page.getByText('File successfully uploaded.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'letter.pdf' });
  await expect(row).toContainText('Correspondence · 1');
  await expect(row).toContainText('Staff');
  await settled(page);
  await expectAccessible(page);

  const link = row.getByRole('link', { name: 'Open letter.pdf in a new tab' });
  const address = new URL((await link.getAttribute('href')) ?? '', stack.adminUrl).href;
  await expect.poll(async () => (await page.request.get(address)).text()).toContain('Dear all');

  await row.getByRole('button', { name: 'Remove letter.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('File removed')).toBeVisible();
  await expect(row).toContainText('Removed');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Current' }).click();
  await expect(page.getByText('No document matches')).toBeVisible();
});
