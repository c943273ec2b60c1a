import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { addDays, businessClock } from '../support/clock.ts';
import { sendAndGetLink } from '../support/invoices.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

async function download(page: Page, press: () => Promise<void>): Promise<Download> {
  const started = page.waitForEvent('download');
  await press();
  return await started;
}

async function expectPdf(file: Download): Promise<void> {
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
}

test('seller and guest save an invoice as a PDF', async ({ page, newVisitor, stack, mailbox }) => {
  const dueDate = addDays(await businessClock(stack.portalUrl).today(), 21);
  await enterAs(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    email: 'papers@greenfern.example',
    name: 'Green Fern Café',
    dueDate,
    summary: 'Menu design',
    items: [{ name: 'Menu, four pages', rate: '420.50', qty: '8' }],
  });
  await expect(page.getByText('$3,364.00').first()).toBeVisible();
  await expect(page.getByText('(created after payment)')).toBeVisible();
  await expectAccessible(page);
  const own = await download(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  await expect(page.getByText('The file was downloaded successfully.')).toBeVisible();
  expect(own.suggestedFilename()).toMatch(/^Invoice - INV-\d+\.pdf$/);
  await expectPdf(own);

  const guestPage = await newVisitor();
  await guestPage.goto(link);
  const button = guestPage.getByRole('button', { name: 'Download PDF' });
  const theirs = await download(guestPage, () => button.click());
  expect(theirs.suggestedFilename()).toBe(own.suggestedFilename());
  await expectPdf(theirs);
  await expect(guestPage.getByText('The file was downloaded successfully.')).toBeVisible();

  await test.step('a failed download says so', async () => {
    await page.route('**/document*', (route) => route.abort());
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await expect(page.getByText('The download failed. Try again.')).toBeVisible();
    await guestPage.route('**/document*', (route) => route.abort());
    await button.click();
    await expect(guestPage.getByText('The download failed. Try again.')).toBeVisible();
    await expectAccessible(guestPage);
  });
});

test('a seller ends a link that reached the wrong person, and a person who has it is refused', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const dueDate = addDays(await businessClock(stack.portalUrl).today(), 21);
  await enterAs(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const email = 'wrong-person@greenfern.example';
  const items = [{ name: 'Menu', rate: '10.00', qty: '1' }];
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    email,
    name: 'Green Fern Café',
    dueDate,
    summary: 'Menu design',
    items,
  });
  const guestPage = await newVisitor();
  await test.step('the link opens the invoice, and its preview without a way to pay', async () => {
    await guestPage.goto(link.replace('/pay-invoice', '/preview-invoice'));
    await expect(guestPage.getByText('Menu design')).toBeVisible();
    const options = guestPage.getByRole('heading', { name: 'Payment options' });
    await expect(options).toBeHidden();
    await expectAccessible(guestPage);
    await guestPage.goto(link);
    await expect(options).toBeVisible();
  });
  await test.step('the seller revokes it', async () => {
    await page.getByRole('button', { name: 'Payment links' }).click();
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: email });
    await expect(row.getByText('Works until')).toBeVisible();
    await row.getByRole('button', { name: 'Revoke' }).click();
    await expect(row.getByText('Revoked')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('it is refused from then on', async () => {
    await guestPage.goto(link);
    await expect(guestPage.getByText('This link is not valid')).toBeVisible();
    await expect(guestPage.getByText('Menu design')).toBeHidden();
  });
});
