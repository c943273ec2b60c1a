import type { Page } from '@playwright/test';
import { addDays, businessClock } from '../support/clock.ts';
import { openFunds } from '../support/funds.ts';
import { sendInvoice } from '../support/invoices.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card } from '../support/verification-pages.ts';

/** Redeems points, which arrives, and loses every answer until the dialog says so. */
async function loseAnswer(page: Page, redeem: () => Promise<void>) {
  const address = '**/dashboard/rewards/redeem';
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await redeem();
  await expect(page.getByRole('dialog').getByText('We lost the connection')).toBeVisible();
  await page.unroute(address);
}

test('a buyer earns points by paying early, and redeems some and then the rest', async ({
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
    dueDate: addDays(await clock.today(), 90),
    summary: 'Early stickers',
    items: [{ name: 'Sticker sheet', rate: '900', qty: '1' }],
  });
  const invoiceUrl = page.url();
  const buyer = await newVisitor();
  await enterAs(buyer, mailbox, { url: invoiceUrl, email: people.buyer });
  await test.step('paying 90 days early earns points', async () => {
    await buyer.getByRole('button', { name: 'Pay from your balance' }).click();
    const pay = () => buyer.getByRole('button', { name: 'Pay $900.00' }).click();
    const code = await mailbox.codeAfter(people.buyer, pay);
    await buyer.getByRole('dialog').getByLabel('One-time code').fill(code);
    await expect(buyer.getByText('Guaranteed').first()).toBeVisible();
    // The points are granted by due work.
    await clock.move({ hours: 1 });
  });
  const { balance } = await openFunds(buyer, stack.portalUrl);
  await buyer.goto(`${stack.portalUrl}/dashboard`);
  const rewards = card(buyer, 'Reward points');
  await expect(rewards.getByText(/^444 points for invoice/)).toBeVisible();
  const open = rewards.getByRole('button', { name: 'Redeem points' });
  const dialog = buyer.getByRole('dialog', { name: 'Redeem points' });
  const points = dialog.getByLabel('Points', { exact: true });
  let held = 0;

  await test.step('the dialog offers all points, and refuses too few and too many', async () => {
    await open.click();
    await expect(points).not.toHaveValue('');
    held = Number((await points.inputValue()).replaceAll(',', ''));
    await settled(buyer);
    await expectAccessible(buyer);
    await points.fill('99');
    await dialog.getByRole('button', { name: 'Redeem for $0.99' }).click();
    await expect(dialog.getByText(/^Enter 100 to /).first()).toBeVisible();
    await points.fill(String(held + 1));
    await dialog.getByRole('button', { name: /^Redeem for/ }).click();
    await expect(points).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('after a lost answer it is only checked, even if reopened, and moves the money once', async () => {
    await points.fill('150');
    await loseAnswer(buyer, () => dialog.getByRole('button', { name: 'Redeem for $1.50' }).click());
    await buyer.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(rewards.getByText('150 points were redeemed')).toBeVisible();
    await open.click();
    await expect(dialog.getByText('We lost the connection')).toBeVisible();
    await expect(points).toBeHidden();
    await dialog.getByRole('button', { name: 'Check and finish' }).click();
    await expect(buyer.getByText('$1.50 added to your USD account.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(rewards.getByText('150 points were redeemed')).toHaveCount(1);
  });

  await test.step('the server’s refusal is shown in the dialog', async () => {
    const refusal = { code: 'RewardPointsUnavailableError', message: '', validations: [], requestId: 'req_1' };
    await buyer.route('**/dashboard/rewards/redeem', (route) => route.fulfill({ status: 409, json: refusal }));
    await open.click();
    await dialog.getByRole('button', { name: /^Redeem for/ }).click();
    await expect(dialog.getByText('You don’t have that many points. Please check how many are left.')).toBeVisible();
    await buyer.unroute('**/dashboard/rewards/redeem');
  });

  await test.step('the rest is redeemed by keyboard; its lost answer can be checked without any points left', async () => {
    await points.focus();
    await loseAnswer(buyer, () => buyer.keyboard.press('Enter'));
    await buyer.keyboard.press('Escape');
    await expect(rewards.getByText('worth $0.00')).toBeVisible();
    // Leaving the page would drop the only way to find out.
    await buyer.getByRole('link', { name: 'Income', exact: true }).first().click();
    const question = buyer.getByRole('dialog', { name: 'Leave the dashboard?' });
    await expectAccessible(buyer);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await open.click();
    await dialog.getByRole('button', { name: 'Check and finish' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeHidden();
    await expect(rewards.getByText('Reward points', { exact: true })).toBeFocused();
  });

  await test.step('the transactions and the balance show both', async () => {
    const balanceNow = async () => (await openFunds(buyer, stack.portalUrl)).balance;
    await expect.poll(balanceNow).toBeCloseTo(balance + held / 100, 2);
    await buyer.goto(`${stack.portalUrl}/accounts/traditional/USD/transactions-history?kind=reward`);
    const rows = buyer.getByRole('grid', { name: 'Transactions' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Redeemed reward points' })).toHaveCount(2);
    await expect(rows.filter({ hasText: '$1.50' })).toHaveCount(1);
  });
});

test('people who may only read see the points without a way to redeem them', async ({ page, stack, mailbox }) => {
  await page.route('**/dashboard/rewards', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, points: 500 } } });
  });
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/dashboard`, email: people.reader });
  const rewards = card(page, 'Reward points');
  await expect(rewards.getByText('500', { exact: true })).toBeVisible();
  await expect(rewards.getByRole('button')).toHaveCount(0);
});

test('a business that owes points reads why it can’t redeem any', async ({ page, stack, mailbox }) => {
  await page.route('**/dashboard/rewards', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const redemption = { ...data.redemption, obstacle: 'negative-points' };
    const owed = { points: -400, value: { $numberDecimal: '-4.00' }, redemption };
    await route.fulfill({ response, json: { data: { ...data, ...owed } } });
  });
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/dashboard`, email: people.buyer });
  const rewards = card(page, 'Reward points');
  await expect(rewards.getByText('400', { exact: true })).toBeVisible();
  await expect(rewards.getByText('owed, worth $4.00')).toBeVisible();
  await expect(
    rewards.getByText('Points you redeemed were taken back later. New points settle them first.'),
  ).toBeVisible();
  await expect(rewards.getByRole('button')).toHaveCount(0);
});
