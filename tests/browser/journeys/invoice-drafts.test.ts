import type { Page } from '@playwright/test';
import { sendInvoice } from '../support/invoices.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const saved = (page: Page) => page.getByText(/^Saved \d/);

/** Pastes text into a field, as a spreadsheet's cells. */
const paste = (page: Page, label: string, text: string) =>
  page
    .getByLabel(label)
    .first()
    .evaluate((field, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);

test('a draft saves itself, leaving asks before that, and two windows don’t overwrite each other', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/invoices/new/form`, email: people.seller });
  const summary = page.getByLabel('Summary');

  await test.step('leaving asks while something is unsaved', async () => {
    await summary.fill('Saves itself');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.getByRole('link', { name: 'Income' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await expect(saved(page)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the address becomes the draft’s, without the form beginning again', async () => {
    await expect(page).toHaveURL(/\/invoices\/inv_\w+\/form$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New invoice');
    await page.getByLabel('Buyer’s name').fill('Typed after the save');
    await expect(summary).toHaveValue('Saves itself');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Buyer’s name')).toHaveValue('Typed after the save');
    const draftUrl = page.url();
    await page.goto(`${stack.portalUrl}/invoices/new/form`);
    await expect(summary).toHaveValue('');
    await page.goto(draftUrl);
    await expect(summary).toHaveValue('Saves itself');
  });

  await test.step('a lost answer is asked for again, and makes no second draft', async () => {
    await page.route('**/invoices/draft', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await summary.fill('Saves itself once');
    await expect(page.getByText('Couldn’t save. We’ll try again.')).toBeVisible();
    await page.unroute('**/invoices/draft');
    await summary.fill('Saves itself again');
    await expect(saved(page)).toBeVisible();
  });

  await page.goto(`${stack.portalUrl}/income?status=draft&search=${encodeURIComponent('Saves itself')}`);
  await expect(page.getByRole('link', { name: /Saves itself/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Saves itself again' }).click();
  await expect(summary).toHaveValue('Saves itself again');

  await test.step('another window changes the draft: both versions are kept', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Summary').fill('Theirs');
    await expect(saved(other)).toBeVisible();
    await other.close();
    await summary.fill('Mine');
    await expect(page.getByText('This draft was changed elsewhere')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save mine as a new draft' }).click();
    await expect(saved(page)).toBeVisible();
    await page.goto(`${stack.portalUrl}/income?status=draft`);
    await expect(page.getByRole('link', { name: 'Theirs', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mine', exact: true })).toBeVisible();
  });
});

test('lines are pasted from a spreadsheet, and an invoice begins with the last one to its buyer', async ({
  page,
  stack,
  mailbox,
}) => {
  const email = 'model@nobody.example';
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/income`, email: people.seller });
  await sendInvoice(page, stack.portalUrl, {
    email,
    name: 'Model Ltd',
    dueDate: '2199-01-01',
    summary: 'Monthly work',
    items: [{ name: 'Retainer', rate: '99.5', qty: '2' }],
  });
  await page.goto(`${stack.portalUrl}/invoices/new/form`);

  await test.step('the last invoice is offered, not forced', async () => {
    await page.getByLabel('Buyer’s email').fill(email);
    await expect(page.getByText(/Start from the last invoice to this buyer, INV-\d+ for \$199\.00\?/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByLabel('Item or service')).toHaveValue('Retainer');
    await expect(page.getByLabel('Buyer’s name')).toHaveValue('Model Ltd');
    await expect(page.getByText(/Start from the last invoice/)).toHaveCount(0);
  });

  await test.step('rows are added below, and a bad cell is named', async () => {
    await paste(
      page,
      'Item or service',
      'Description\tQty\tUnit price\n"Design, ""final"""\t3\t$1,200.50\nHosting\tmany\t0.0125',
    );
    await expect(page.getByLabel('Item or service')).toHaveCount(3);
    await expect(page.getByLabel('Item or service').nth(1)).toHaveValue('Design, "final"');
    await expect(page.getByLabel('Unit price').nth(1)).toHaveValue('1,200.50');
    await expect(page.getByText('Row 3: “many” is no quantity.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Qty').nth(2).fill('1');
  });

  await test.step('the review shows the document itself, and its total', async () => {
    await page.getByRole('button', { name: 'Review and send' }).click();
    const review = page.getByRole('dialog', { name: 'Send this invoice?' });
    await expect(review.getByRole('table')).toContainText('Hosting');
    await expect(review.getByText('Model Ltd')).toBeVisible();
    await expect(review.locator('.send-dialog__total')).toContainText('$3,800.51');
    await expectAccessible(page);
  });
});
