import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { screenChunk } from '../support/screen-chunk.ts';
import { whenSettled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('staff find a company and read its members and accounts', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/companies`, email: people.head });
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('harbor');
  await page.getByRole('link', { name: 'Harbor Studio LLC' }).click();
  await expect(page.getByRole('heading', { name: 'Harbor Studio LLC' })).toBeVisible();
  await expect(page.getByText(people.seller)).toBeVisible();
  await expectAccessible(page);
});

test('staff put a company on a plan, and waive its charges with a reason', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/companies?search=solstice`, email: people.head });
  await page.getByRole('link', { name: 'Solstice Coffee' }).click();
  const plan = page.locator('.q-card', { has: page.getByRole('heading', { name: 'Plan and charges' }) });
  await plan.getByRole('radio', { name: 'Put on Premium' }).check();
  await plan.getByRole('button', { name: 'Put on Premium' }).click();
  await expect(plan.getByText('$49.00').first()).toBeVisible();
  await plan.getByRole('radio', { name: 'Waive charges' }).check();
  await plan.getByRole('button', { name: 'Waive charges' }).click();
  await expect(plan.getByText('This field is required.')).toBeVisible();
  await plan.getByLabel('Reason').fill('Goodwill for the first year');
  await plan.getByRole('button', { name: 'Waive charges' }).click();
  await expect(plan.getByRole('definition').filter({ hasText: 'Waived' })).toBeVisible();
  await expectAccessible(page);
  await plan.getByRole('radio', { name: 'Put on Vault' }).check();
  await plan.getByRole('button', { name: 'Put on Vault' }).click();
  await expect(plan.getByText('$0.00')).toBeVisible();
});

test('staff export the companies that match the filter', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/companies?search=harbor`, email: people.head });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^companies-\d{4}-\d{2}-\d{2}\.csv$/);
  const [header, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toMatch(
    /^\uFEFFCompany,Handle,Company ID,Escalated,Monitored,Status,Verification,Plan,Country,Signed up$/,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^Harbor Studio LLC,harborstudio,org_\w+,,,Active,/);
  await expect(page.getByRole('status').filter({ hasText: 'Rows exported: 1' })).toBeVisible();
});

test('on a phone, a company’s states are on one line with their texts', async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/companies?search=harbor`, email: people.head });
  await page.getByRole('link', { name: 'Harbor Studio LLC' }).click();
  const middleOf = (place: Locator) =>
    place.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  for (const word of ['Status', 'Verification']) {
    const stateText = page.locator('.organization__state-word', { hasText: word });
    await expect(stateText).toBeVisible();
    const [ofWord, ofState] = await whenSettled(page, () =>
      Promise.all([
        middleOf(stateText),
        middleOf(stateText.locator('xpath=following::*[contains(@class, "q-badge")][1]')),
      ]),
    );
    expect(Math.abs(ofWord - ofState), word).toBeLessThan(4);
  }
});

test('an export starts on a click or double click, can be cancelled, and says when it failed', async ({
  page,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.adminUrl, email: people.head });
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route('**/organizations*limit=100*', async (route) => {
    tellAsked();
    await mayCome;
    await route.fulfill({ status: 500, json: { code: 'InternalError', message: '', validations: [], requestId: '1' } });
  });
  await page.goto(`${stack.adminUrl}/companies`);
  await page.getByRole('button', { name: 'Export CSV' }).dblclick();
  await asked;
  await expect(page.getByRole('status').filter({ hasText: 'Exporting… Rows so far: 0' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
  await expect(page.getByText('Exporting…')).toHaveCount(0);
  letItCome();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a search that completes while the next screen loads does not navigate back', async ({ page, stack, mailbox }) => {
  await resumeSession(page, mailbox, { url: stack.adminUrl, email: people.head });
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route(await screenChunk('admin', 'src/features/organizations/organization-screen.tsx'), async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${stack.adminUrl}/companies`);
  await page.getByRole('searchbox').fill('harbor');
  await page.getByRole('link', { name: 'Harbor Studio LLC' }).click();
  await page.clock.runFor(1000);
  letItCome();
  await expect(page.getByRole('heading', { name: 'Harbor Studio LLC' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/companies\/org_/);
});

test('a customer can’t sign in to the back office', async ({ page, stack }) => {
  await page.goto(stack.adminUrl);
  await page.getByLabel('Email').fill(people.seller);
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-Demo-7');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('One-time code')).toHaveCount(0);
  // Typing replaces the refused text.
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(0);
});

test('a page that opens with a session uses the kit’s controls, and icons that follow the text direction', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/showcase`, email: people.head });
  await expect(page.locator('.q-checkbox__box').first()).toHaveCSS('appearance', 'none');
  await expect(page.locator('.q-code__input').first()).toHaveCSS('position', 'absolute');
  // Not those of the navigation, whose direction is the language’s.
  const arrow = page.getByRole('main').locator('.q-icon--directional').first();
  await expect(arrow).toHaveCSS('transform', 'none');
  await page.getByRole('toolbar').getByRole('button', { name: 'Right to left' }).click();
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});
