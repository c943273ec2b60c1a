import type { Page } from '@playwright/test';
import { people, resumeSession } from '../support/people.ts';
import { settled, whenSettled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/** The organizations of the demo have fewer invoices than a page holds. */
const makePagesShort = (page: Page, rows: number) =>
  page.route(/\/invoices\/(income|expenses)/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', String(rows));
    return route.continue({ url: url.href });
  });

const scrollTopOf = (page: Page) => whenSettled(page, () => page.evaluate(() => scrollY));

/**
 * The page restores the place when everything above the list is loaded, which may be after the rows. It can differ by a
 * pixel, since heights of rows have fractions.
 */
const expectSamePlace = (page: Page, before: number) =>
  expect.poll(async () => Math.abs((await scrollTopOf(page)) - before)).toBeLessThanOrEqual(1);

test('another page of a list opens at its first rows, and the focus stays on the button', async ({
  page,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await page.setViewportSize({ width: 1024, height: 480 });
  await makePagesShort(page, 8);
  await page.goto(`${stack.portalUrl}/income`);
  const first = page.getByRole('link', { name: /^INV-/ }).first();
  const next = page.getByRole('button', { name: 'Next' });
  const newest = (await first.textContent()) ?? '';
  await next.focus();
  await expect(first).not.toBeInViewport();

  await page.keyboard.press('Enter');
  await expect(first).not.toHaveText(newest);
  await expect(first).toBeInViewport();
  await expect(next).toBeFocused();

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(first).toHaveText(newest);
  await expect(first).toBeInViewport();
});

for (const [list, email, rows] of [
  ['income', people.seller, 6],
  ['expenses', people.buyer, 2],
] as const) {
  test(`a reload keeps the page, the filter and the scroll position of the list of ${list}`, async ({
    page,
    stack,
    mailbox,
  }) => {
    await resumeSession(page, mailbox, { url: stack.portalUrl, email });
    await page.setViewportSize({ width: 1024, height: 300 });
    await makePagesShort(page, rows);
    await page.goto(`${stack.portalUrl}/${list}?currency=USD`);
    const first = page.getByRole('link', { name: /^INV-/ }).first();
    const newest = (await first.textContent()) ?? '';
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(first).not.toHaveText(newest);
    const shown = (await first.textContent()) ?? '';
    // The choice of account types comes late, above the list.
    await settled(page);
    await page.getByRole('link', { name: /^INV-/ }).last().scrollIntoViewIfNeeded();
    const before = await scrollTopOf(page);
    expect(before, 'the list is longer than the window').toBeGreaterThan(0);

    await page.reload();
    await expect(first).toHaveText(shown);
    await expect(page).toHaveURL(/currency=USD&after=/);
    await expectSamePlace(page, before);

    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(first).toHaveText(newest);
    await expect(page).toHaveURL(/currency=USD$/);
  });
}

test('going back from a draft’s form restores the list’s scroll position', async ({ page, stack, mailbox }) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await page.setViewportSize({ width: 1024, height: 300 });
  await page.goto(`${stack.portalUrl}/income?status=draft`);
  const draft = page.getByRole('row').last().getByRole('link');
  await draft.scrollIntoViewIfNeeded();
  const before = await scrollTopOf(page);
  expect(before).toBeGreaterThan(0);
  await draft.click();
  await expect(page.getByLabel('Buyer’s email')).toBeVisible();
  await page.goBack();
  await expect(draft).toBeVisible();
  await expectSamePlace(page, before);
});

test('an address beyond the last row, or to no row, shows the first page', async ({ page, stack, mailbox }) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const behind = Buffer.from('2001-01-01 inv_0').toString('base64url');
  for (const key of ['nonsense', behind]) {
    await page.goto(`${stack.portalUrl}/income?after=${key}`);
    await expect(page.getByRole('link', { name: /^INV-/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/income$/);
    await expect(page.getByRole('button', { name: 'Previous', disabled: false })).toHaveCount(0);
  }
});

test('going back from a search without results restores the previous page of the list', async ({
  page,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await makePagesShort(page, 8);
  await page.goto(`${stack.portalUrl}/income`);
  const first = page.getByRole('link', { name: /^INV-/ }).first();
  const newest = (await first.textContent()) ?? '';
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(first).not.toHaveText(newest);
  const shown = (await first.textContent()) ?? '';
  await page.getByRole('link', { name: 'Income', exact: true }).first().click();
  await expect(first).toHaveText(newest);
  await page.getByRole('searchbox').fill('no such invoice');
  await expect(page).toHaveURL(/=no/);
  await expect(first).toHaveCount(0);

  await page.goBack();
  await expect(first).toHaveText(shown);
  await expect(page).toHaveURL(/\?after=/);
});
