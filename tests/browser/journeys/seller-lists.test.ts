import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sendInvoice } from '../support/invoices.ts';
import { people, resumeSession } from '../support/people.ts';
import { whenSettled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const widths = [390, 768, 1440] as const;

const card = (page: Page, word: string) =>
  page.getByRole('region', { name: 'Open invoices' }).getByRole('link', { name: word });

test.beforeEach(async ({ page, stack, mailbox }) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
});

test('cards of open invoices list every currency and have equal heights', async ({ page, stack }) => {
  await sendInvoice(page, stack.portalUrl, {
    email: 'two-currencies@nobody.example',
    name: 'Two Currencies Ltd',
    dueDate: '2199-01-01',
    summary: 'In euros',
    currency: 'EUR',
    items: [{ name: 'Work', rate: '12345.60', qty: '1' }],
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${stack.portalUrl}/income`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(card(page, 'Sent')).toContainText(/≈ \$[\d,.]+.*€[\d,.]+.*\$[\d,.]+/s);
      const heights = await whenSettled(page, () =>
        page.locator('a.indicator').evaluateAll((cards) => cards.map((each) => Math.round(each.clientHeight))),
      );
      expect(heights).toHaveLength(4);
      expect(new Set(heights).size, `heights at ${width} px: ${heights}`).toBe(1);
    }
    await expectAccessible(page);
  }
});

test('the address keeps which accounts the open amounts are of', async ({ page, stack }) => {
  const choice = page.getByRole('combobox', { name: 'Open amounts of' });
  await page.goto(`${stack.portalUrl}/income`);
  await choice.click();
  await page.getByRole('option', { name: 'USD Merchant account' }).click();
  await expect(page).toHaveURL(/\/income\?accounts=merchant$/);
  await page.reload();
  await expect(choice).toHaveValue('USD Merchant account');
  await card(page, 'Overdue').click();
  await expect(page).toHaveURL(/\/income\?status=overdue&accounts=merchant$/);
  await expect(choice).toHaveValue('USD Merchant account');
  await choice.click();
  await page.getByRole('option', { name: 'All accounts' }).click();
  await expect(page).toHaveURL(/\/income\?status=overdue$/);
});

test('a seller exports the invoices of a group with exact amounts', async ({ page, stack }) => {
  await sendInvoice(page, stack.portalUrl, {
    email: 'export@nobody.example',
    name: '=Formula, "Quoted" Ltd',
    dueDate: '2199-01-01',
    summary: '@summary',
    items: [{ name: 'Work', rate: '12345.60', qty: '1' }],
  });
  await page.goto(`${stack.portalUrl}/income?status=open&search=Formula`);
  await page.getByRole('table', { name: 'Invoices' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('income.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFInvoice,Summary,Company,Sent,Due,Status,Amount,Total due,Currency');
  expect(lines[1]).toMatch(
    /^INV-\d+,'@summary,"'=Formula, ""Quoted"" Ltd",\d{4}-\d\d-\d\d,2199-01-01,Sent,12345\.60,12345\.60,USD$/,
  );
  await expectAccessible(page);
});

/** The amounts of a table in cents, in its order. */
const amountsOf = (page: Page) =>
  page
    .getByRole('table', { name: 'Invoices' })
    .locator('tbody .q-amount')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace(/[^\d]/g, ''))));

test('a seller sorts invoices and limits them to a period, which address and file keep', async ({ page, stack }) => {
  const isRising = (amounts: readonly number[]) =>
    amounts.length > 5 && amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0));
  await page.goto(`${stack.portalUrl}/income`);
  const filters = page.getByRole('search');
  const opener = filters.getByRole('button', { name: 'Sort and filter' });
  await opener.click();
  await filters.getByRole('combobox', { name: 'Sort by' }).click();
  await expect(page.getByRole('option')).toHaveText(['Due date, latest first', 'Due date, earliest first']);
  await page.keyboard.press('Escape');

  await filters.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: /^USD/ }).click();
  await filters.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Amount, lowest first' }).click();
  await expect.poll(async () => isRising(await amountsOf(page))).toBe(true);
  await page.reload();
  await expect.poll(async () => isRising(await amountsOf(page))).toBe(true);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');

  const setDate = async (label: string, date: string) => {
    await filters.getByLabel(label).fill(date);
    await page.keyboard.press('Tab');
  };
  await setDate('Due from', '2199-01-01');
  await expect(page).toHaveURL(/dueFrom=2199-01-01/);
  await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    /(?=.*sort=amount-lowest)(?=.*dueFrom=2199-01-01)/,
  );
  await expect(page.locator('[aria-busy="true"], .app__progress')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await setDate('Due from', '');
  await setDate('Due until', '2021-01-01');
  await expect(page.getByText('No invoice matches')).toBeVisible();
});

test('filters are neither required nor marked as optional', async ({ page, stack }) => {
  await page.goto(`${stack.portalUrl}/income`);
  const filters = page.getByRole('search');
  await expect(filters.getByRole('searchbox')).toHaveAccessibleName('Search invoices');
  await expect(filters.getByText('Optional')).toHaveCount(0);
  await expect(filters.locator('[aria-required]')).toHaveCount(0);
});

test('in right-to-left text, lists and the form keep figures aligned and names readable', async ({ page, stack }) => {
  const turn = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of ['income', 'expenses']) {
      await page.goto(`${stack.portalUrl}/${list}`);
      await page.getByRole('table', { name: 'Invoices' }).waitFor();
      await turn();
      await expect.poll(sideways, `${list} at ${width} px`).toBe(0);
      await expect(page.getByRole('group', { name: 'Status' })).toHaveCSS('mask-image', /-90deg|270deg/);
      // Latin names are cut at their end, and begin where the rows do.
      await expect(page.locator('.q-truncated').first()).toHaveCSS('direction', 'ltr');
      await expect(page.locator('td .q-truncated').first()).toHaveCSS('text-align', 'right');
    }
    await page.goto(`${stack.portalUrl}/invoices/new/form`);
    const line = page.getByRole('listitem', { name: 'Item 1' });
    await line.getByLabel('Unit price').fill('10');
    await turn();
    await expect.poll(sideways, `the form at ${width} px`).toBe(0);
    const [label, amount] = await whenSettled(page, () =>
      Promise.all([line.getByText('Amount').boundingBox(), line.getByText('$10.00').boundingBox()]),
    );
    const isBelow = (amount?.y ?? 0) > (label?.y ?? 0) + 10;
    if (isBelow) expect(amount?.x).toBeCloseTo(label?.x ?? 0, 0);
    else expect(amount?.x).toBeLessThan(label?.x ?? 0);
  }
});

test('the log opens in the currency that was shown last, and guaranteed invoices can be searched', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.portalUrl}/invoicing/EUR/expenses`);
  await expect(page.getByRole('heading', { name: 'Expense log', level: 1 })).toBeVisible();
  await page.goto(`${stack.portalUrl}/income`);
  await page.getByRole('link', { name: 'Invoice log' }).click();
  await expect(page).toHaveURL(`${stack.portalUrl}/invoicing/EUR/income`);
  await page.goto(`${stack.portalUrl}/invoicing/USD/completed`);
  await page.getByLabel('Search invoices').fill('nobody has this name');
  await expect(page.getByText('No invoice matches')).toBeVisible();
  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Amount, highest first' }).click();
  await expect(page).toHaveURL(/sort=amount-highest/);
  await expectAccessible(page);
});

test('a list that is open in another tab follows what happens to its invoices', async ({ page, stack }) => {
  const name = `Two Tabs ${Date.now()} Ltd`;
  await sendInvoice(page, stack.portalUrl, {
    email: 'two-tabs@nobody.example',
    name,
    dueDate: '2199-01-01',
    summary: 'Two tabs',
    items: [{ name: 'Work', rate: '10', qty: '1' }],
  });
  const other = await page.context().newPage();
  await other.goto(`${stack.portalUrl}/income?search=${encodeURIComponent(name)}`);
  const log = await page.context().newPage();
  await log.goto(`${stack.portalUrl}/invoicing/USD/income?search=${encodeURIComponent(name)}`);
  await expect(other.getByRole('row').filter({ hasText: name })).toContainText('Sent');
  await expect(log.getByText('No invoice matches')).toBeVisible();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel and notify' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel and notify' }).click();
  await expect(page.getByText('Invoice was canceled.')).toBeVisible();
  await expect(other.getByText('No invoice matches')).toBeVisible();
  await expect(log.getByRole('row').filter({ hasText: name })).toContainText('Canceled');
});
