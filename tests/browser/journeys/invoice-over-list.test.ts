import type { Page } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { whenSettled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const link = (page: Page, position: number) => page.getByRole('link', { name: /^INV-/ }).nth(position);
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Invoice INV-/ });
const scrolled = (page: Page) => whenSettled(page, () => page.evaluate(() => Math.round(scrollY)));

test.beforeEach(async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/income?currency=USD`, email: people.seller });
  await link(page, 4).waitFor();
});

test('an invoice opens over its list; going back leaves the list as it was, with its scroll and focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  const opened = link(page, 4);
  await opened.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const number = (await opened.textContent()) ?? '';
  const listTitle = await page.title();
  expect(before, 'the list is longer than the window').toBeGreaterThan(0);

  await opened.click();
  await expect(page.getByRole('dialog', { name: `Invoice ${number}` })).toBeVisible();
  await expect(page).toHaveURL(/\/invoices\/inv_/);
  await expect(page).toHaveTitle(new RegExp(number));
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/income\?currency=USD$/);
  await expect(page).toHaveTitle(listTitle);
  await expect(opened).toBeFocused();
  expect(await scrolled(page)).toBe(before);

  await page.goForward();
  await expect(page.getByRole('dialog', { name: `Invoice ${number}` }), 'forward opens it again').toBeVisible();
});

test('the keyboard opens it, scrolls it and closes it, one step back however often Escape is pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await link(page, 3).focus();
  const before = await scrolled(page);
  await page.keyboard.press('Enter');
  // A paid invoice has a total, an open one a total due.
  await expect(
    dialog(page)
      .getByText(/^Total( due)?$/)
      .first(),
  ).toBeAttached();
  await page.keyboard.press('PageDown');
  await expect.poll(() => dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await scrolled(page), 'the list below').toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/income\?currency=USD$/);
  await expect(link(page, 3)).toBeFocused();
});

test('after a click on the row its link has the focus; a double click selects no text', async ({ page }) => {
  await link(page, 4).locator('xpath=ancestor::tr/td[3]').dblclick();
  await expect(dialog(page)).toBeVisible();
  expect(await whenSettled(page, () => page.evaluate(() => getSelection()?.toString()))).toBe('');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page, 4)).toBeFocused();
});

test('an invoice opens as a page from its address and after a reload', async ({ page }) => {
  await link(page, 0).click();
  await expect(dialog(page)).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(link(page, 0)).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible();
});

test('on a phone it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await link(page, 2).click();
  await expect(dialog(page)).toBeVisible();
  await expect
    .poll(() => dialog(page).evaluate((element) => element.getBoundingClientRect().toJSON()))
    .toMatchObject({ x: 0, y: 0, width: 390, height: 700 });
});

test('a draft opens in its form, which is a page', async ({ page, stack }) => {
  await page.goto(`${stack.portalUrl}/income?status=draft`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/form$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('only the invoice is printed, whether it is over its list or on its page', async ({ page, stack }) => {
  await page.goto(`${stack.portalUrl}/income?status=paid`);
  const invoices = page.getByRole('article').filter({ hasText: 'Bill to' });
  const expectInvoiceAlone = async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(invoices.getByText('Bill to')).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(invoices.getByText('Bill to'), 'dark on paper, whatever the theme').toHaveCSS(
      'color',
      /^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/,
    );
    await page.emulateMedia({ media: 'screen' });
  };
  await link(page, 0).click();
  await expect(dialog(page).getByText('Bill to')).toBeVisible();
  await expectInvoiceAlone();
  await page.reload();
  await expect(invoices.getByText('Bill to')).toBeVisible();
  await expectInvoiceAlone();
});
