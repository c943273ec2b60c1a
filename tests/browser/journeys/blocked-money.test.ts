import type { Page } from '@playwright/test';
import { callAs } from '../support/calls.ts';
import { addDays, businessClock } from '../support/clock.ts';
import { sendInvoice } from '../support/invoices.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const table = (page: Page) => page.getByRole('table', { name: 'Blocked money' });
const rowOf = (page: Page, invoiceNumber: string) =>
  table(page)
    .getByRole('row')
    .filter({ hasText: `Invoice ${invoiceNumber}` });

test('blocked money is released by two people of the staff, and never by who asked for it', async ({
  page: buyerPage,
  newVisitor,
  stack,
  mailbox,
}) => {
  const address = `${stack.adminUrl}/blocked-money`;
  const company = 'Northwind Robotics Inc';
  let number = '';

  await test.step('compliance blocks a payment', async () => {
    const sellerPage = await newVisitor();
    const dueDate = addDays(await businessClock(stack.portalUrl).today(), 40);
    await resumeSession(sellerPage, mailbox, { url: stack.portalUrl, email: people.seller });
    await sendInvoice(sellerPage, stack.portalUrl, {
      email: people.buyer,
      name: company,
      dueDate,
      summary: 'Kept stickers',
      items: [{ name: 'Sticker sheet', rate: '12.50', qty: '5' }],
    });
    await enterAs(buyerPage, mailbox, { url: sellerPage.url(), email: people.buyer });
    await press(buyerPage, 'Hold my payments');
    await expect(buyerPage.getByText('Your payments are on hold for review.')).toBeVisible();
    await buyerPage.getByRole('button', { name: 'Pay from your balance' }).click();
    const code = await mailbox.codeAfter(people.buyer, () => press(buyerPage, 'Pay $62.50'));
    await buyerPage.getByRole('dialog').getByLabel('One-time code').fill(code);
    await expect(buyerPage.getByRole('dialog').getByText('We’re reviewing your payment.')).toBeVisible();
    await press(buyerPage, 'Done');
    await press(buyerPage, 'Block the money');
    const question = buyerPage.getByRole('dialog', { name: 'Block this money?' });
    await expect(question).toContainText('You can’t unblock it.');
    await expectAccessible(buyerPage);
    await question.getByRole('button', { name: 'Block the money' }).click();
    // Other journeys of this buyer pay, too.
    await callAs(buyerPage, 'POST', '/sandbox/monitoring', { monitored: false });
    await expect(buyerPage.getByText('Money kept by order of an authority')).toBeVisible();
    const id = new URL(buyerPage.url()).pathname.split('/').at(-1);
    number = (await callAs<{ number: string }>(buyerPage, 'GET', `/invoices/${id}`)).number;
  });

  const headPage = await newVisitor();
  await test.step('a head asks for its release, and can’t release it', async () => {
    await enterAs(headPage, mailbox, { url: stack.adminUrl, email: people.head });
    await headPage.getByRole('link', { name: 'Blocked money' }).click();
    await expect(headPage.getByRole('heading', { level: 1, name: 'Blocked money' })).toBeVisible();
    const row = rowOf(headPage, number);
    await expect(row.getByText('Not requested')).toBeVisible();
    await expect(headPage.locator('[aria-busy="true"], .app__progress')).toHaveCount(0);
    await expectAccessible(headPage);
    await row.getByRole('button', { name: `Request release: ${company}, $62.50` }).click();
    const dialog = headPage.getByRole('dialog', { name: 'Request release' });
    await dialog.getByRole('button', { name: 'Request release' }).click();
    await expect(dialog.getByText('This field is required.')).toHaveCount(3);
    await expectAccessible(headPage);
    await dialog.getByLabel('Authority').fill('OFAC');
    await dialog.getByLabel('License number').fill('MUL-2026-4711');
    await dialog.getByLabel('Reason').fill('Specific license for this payment');
    // By keyboard: past "Cancel".
    await headPage.keyboard.press('Tab');
    await headPage.keyboard.press('Tab');
    await headPage.keyboard.press('Enter');
    await expect(headPage.getByText('Release requested.')).toBeVisible();
    await expect(row.getByText('Requested by you')).toBeVisible();
    await row.getByRole('button', { name: `Requested release: ${company}, $62.50` }).click();
    const own = headPage.getByRole('dialog', { name: 'Release request' });
    await expect(own.getByText('You requested this release')).toBeVisible();
    await expect(own.getByText('MUL-2026-4711')).toBeVisible();
    await expect(own.getByRole('radio')).toHaveCount(0);
    await expect(own.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
    await expectAccessible(headPage);
    await own.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('an administrator of compliance reads the request', async () => {
    const adminPage = await newVisitor();
    await enterAs(adminPage, mailbox, { url: address, email: people.complianceAdmin });
    await rowOf(adminPage, number)
      .getByRole('button', { name: /^Requested release: / })
      .click();
    const dialog = adminPage.getByRole('dialog', { name: 'Release request' });
    await expect(dialog.getByText('A compliance head decides')).toBeVisible();
    await expectAccessible(adminPage);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('another head releases it', async () => {
    const otherPage = await newVisitor();
    await enterAs(otherPage, mailbox, { url: address, email: people.otherHead });
    await rowOf(otherPage, number)
      .getByRole('button', { name: `Decide on release: ${company}, $62.50` })
      .click();
    const dialog = otherPage.getByRole('dialog', { name: 'Decide on release' });
    await expect(dialog.getByText('Specific license for this payment')).toBeVisible();
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expect(dialog.getByText('This field is required.')).toHaveCount(2);
    await expectAccessible(otherPage);
    await dialog.getByRole('radio', { name: 'Release' }).check();
    await dialog.getByLabel('Reason').last().fill('Checked with the authority');
    await dialog.getByRole('button', { name: 'Release', exact: true }).click();
    await expect(otherPage.getByText('Money released.')).toBeVisible();
    await expect(rowOf(otherPage, number)).toHaveCount(0);
  });

  await test.step('who looked on meanwhile reads that it is decided, and the buyer that it is back', async () => {
    await rowOf(headPage, number)
      .getByRole('button', { name: /^Requested release: / })
      .click();
    const own = headPage.getByRole('dialog', { name: 'Release request' });
    await own.getByLabel('Reason for the withdrawal').fill('The license has ended');
    await own.getByRole('button', { name: 'Withdraw request' }).click();
    await expect(own.getByText('Somebody has decided on this request already.')).toBeVisible();
    await own.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(headPage, number)).toHaveCount(0);
    await expect(buyerPage.getByText('Money released by the authority')).toBeVisible();
  });
});

test('blocked money is hidden from other staff, and says when it can’t be loaded', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const address = `${stack.adminUrl}/blocked-money`;
  await enterAs(page, mailbox, { url: address, email: people.finance });
  await expect(page.getByText('Your role doesn’t have access to this page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Blocked money' })).toHaveCount(0);

  const headPage = await newVisitor();
  let fails = true;
  await headPage.route(/\/admin\/blocked-money(\?|$)/, (route) =>
    fails ? route.abort() : route.fulfill({ json: { data: { items: [], nextCursor: null } } }),
  );
  await enterAs(headPage, mailbox, { url: address, email: people.head });
  const again = headPage.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expectAccessible(headPage);
  fails = false;
  await again.click();
  await expect(headPage.getByText('No blocked money')).toBeVisible();
  await expectAccessible(headPage);
});
