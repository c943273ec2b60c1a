import type { Page } from '@playwright/test';
import { addDays, businessClock } from '../support/clock.ts';
import { sendInvoice } from '../support/invoices.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** The server's answers to a buyer who spent the money elsewhere after the page had read the balances. */
async function refuseForWantOfFunds(page: Page): Promise<void> {
  const refusal = { code: 'InsufficientFundsError', message: '', validations: [], requestId: 'req_1' };
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await page.route('**/me/send-email-2fa', (route) =>
    // Another code may be requested at once.
    route.fulfill({
      json: { data: { challengeId: 'chl_1', expiresAt: inAnHour, resendAt: new Date().toISOString() } },
    }),
  );
  await page.route('**/invoices/pay', (route) => route.fulfill({ status: 409, json: refusal }));
  await page.route('**/currency-accounts/balances', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const items = data.items.map((account: object) => ({ ...account, balance: { $numberDecimal: '1.00' } }));
    await route.fulfill({ response, json: { data: { ...data, items } } });
  });
}

test('a buyer with an account pays from the balance with a one-time code; the money is guaranteed until it is due', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  const dueDate = addDays(await clock.today(), 12);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await sendInvoice(page, stack.portalUrl, {
    email: people.buyer,
    name: 'Northwind Robotics Inc',
    dueDate,
    summary: 'Robot arm stickers',
    items: [{ name: 'Sticker sheet', rate: '12.25', qty: '40' }],
  });
  const invoiceUrl = page.url();

  const buyerPage = await newVisitor();
  await enterAs(buyerPage, mailbox, { url: `${stack.portalUrl}/expenses`, email: people.buyer });
  await buyerPage.getByRole('link', { name: /INV-/ }).first().waitFor();
  await expectAccessible(buyerPage);
  await buyerPage.goto(invoiceUrl);
  await expect(buyerPage.getByText('$490.00').first()).toBeVisible();
  await expect(buyerPage.getByText('Pay your Bill to earn Bancoli Rewards equal to 2% APY')).toBeVisible();
  await test.step('bank debit is offered beside the balance', async () => {
    await buyerPage.getByRole('button', { name: /^US Bank Account/ }).click();
    await expect(buyerPage.getByText('Connect your bank and authorize one debit.')).toBeVisible();
  });
  await buyerPage.getByRole('button', { name: 'Pay from your balance' }).click();
  await test.step('the printed page explains the ways to pay, without buttons', async () => {
    await buyerPage.emulateMedia({ media: 'print' });
    await expect(buyerPage.getByText('Bill to', { exact: true })).toBeVisible();
    await expect(buyerPage.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await expect(buyerPage.getByRole('heading', { name: 'Payment options' })).toBeVisible();
    await expect(buyerPage.getByText(/open this invoice and pay from your USD balance/)).toBeVisible();
    await expect(buyerPage.getByText(/^Pay your Bill to earn/)).toBeHidden();
    await buyerPage.emulateMedia({ media: null });
  });
  await test.step('a refusal for insufficient funds is shown beside the current balances', async () => {
    await refuseForWantOfFunds(buyerPage);
    await buyerPage.getByRole('button', { name: 'Pay $490.00' }).click();
    const field = buyerPage.getByRole('dialog').getByLabel('One-time code');
    await field.fill('12');
    await buyerPage.getByRole('button', { name: 'Send a new code' }).click();
    await expect(field, 'digits of the code before are of no more use').toHaveValue('');
    await field.fill('123456');
    await expect(buyerPage.getByText('Your balance is not enough for this payment.')).toBeVisible();
    await expect(buyerPage.getByText('$1.00 available').first()).toBeVisible();
    await buyerPage.unrouteAll();
    await buyerPage.reload();
    await buyerPage.getByRole('button', { name: 'Pay from your balance' }).click();
  });
  const code = await mailbox.codeAfter(people.buyer, () =>
    buyerPage.getByRole('button', { name: 'Pay $490.00' }).click(),
  );

  const dialog = buyerPage.getByRole('dialog');
  await test.step('a wrong code is refused and nothing is paid', async () => {
    const wrong = code === '000000' ? '111111' : '000000';
    await dialog.getByLabel('One-time code').fill(wrong);
    await expect(dialog.getByText('That code isn’t right. Try again.')).toBeVisible();
  });
  await dialog.getByLabel('One-time code').fill(code);
  await expect(buyerPage.getByText('Guaranteed').first()).toBeVisible();
  await expect(page.getByText('Allocated').first(), 'the seller’s open tab updates').toBeVisible();

  await clock.moveTo(dueDate);
  await expect(page.getByText('Allocated'), 'the seller’s open tab updates after the release').toHaveCount(0);
});

test('a buyer who leaves a payment after a lost answer sees it on the invoice, and is not asked to pay again', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await sendInvoice(page, stack.portalUrl, {
    email: people.buyer,
    name: 'Northwind Robotics Inc',
    dueDate: addDays(await clock.today(), 12),
    summary: 'Gripper decals',
    items: [{ name: 'Decal sheet', rate: '7.50', qty: '20' }],
  });

  const buyerPage = await newVisitor();
  await enterAs(buyerPage, mailbox, { url: page.url(), email: people.buyer });
  await buyerPage.getByRole('button', { name: 'Pay from your balance' }).click();
  const code = await mailbox.codeAfter(people.buyer, () =>
    buyerPage.getByRole('button', { name: 'Pay $150.00' }).click(),
  );
  await buyerPage.route('**/invoices/pay', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const dialog = buyerPage.getByRole('dialog');
  await dialog.getByLabel('One-time code').fill(code);
  await test.step('a check without a connection says so, and can be repeated', async () => {
    await buyerPage.context().setOffline(true);
    const check = dialog.getByRole('button', { name: 'Check the payment' });
    await check.click();
    await expect(dialog.getByRole('alert')).toContainText('Still no answer.');
    await expect(check).toBeEnabled();
    await buyerPage.context().setOffline(false);
  });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(buyerPage.getByText('Guaranteed').first()).toBeVisible();
  await expect(buyerPage.getByRole('button', { name: 'Check the payment' })).toHaveCount(0);
  await expect(buyerPage.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
});
