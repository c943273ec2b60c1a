import type { Page } from '@playwright/test';
import { callAs } from '../support/calls.ts';
import { openFunds } from '../support/funds.ts';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card } from '../support/verification-pages.ts';

const company = 'Northwind Robotics Inc';

/** Lets money arrive that names nobody. */
const sendUnmatched = (page: Page, amount: string) =>
  callAs(page, 'POST', '/currency-accounts/simulate-deposit', { currency: 'USD', amount, outcome: 'unassigned' });

const table = (page: Page) => page.getByRole('table', { name: 'Deposits' });
const rowOf = (page: Page, amount: string) => table(page).getByRole('row').filter({ hasText: amount });

async function openDeposit(page: Page, amount: string): Promise<void> {
  await rowOf(page, amount).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `${amount} from ${company}` })).toBeVisible();
}

test('finance assigns a deposit of nobody, and compliance sends another back to its sender', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const buyer = await newVisitor();
  await enterAs(buyer, mailbox, { url: `${stack.portalUrl}/dashboard`, email: people.buyer });
  const { balance } = await openFunds(buyer, stack.portalUrl);
  await sendUnmatched(buyer, '431.17');
  await sendUnmatched(buyer, '432.18');

  await test.step('finance finds both', async () => {
    await enterAs(page, mailbox, { url: stack.adminUrl, email: people.finance });
    await page.getByRole('link', { name: 'Deposits', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible();
    await expect(rowOf(page, '$431.17').getByText('Company unknown')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: 'EUR' }).click();
    await expect(rowOf(page, '$431.17')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: 'USD' }).click();
    await expect(rowOf(page, '$431.17')).toBeVisible();
  });

  await test.step('assigns one to the company that it finds', async () => {
    await openDeposit(page, '$431.17');
    await expect(card(page, 'Details').getByText('DE •••• 3000')).toBeVisible();
    await expect(page.getByText('Compliance decides whether this deposit is released or goes back.')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Assign to a company' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign to a company' });
    await dialog.getByRole('button', { name: 'Assign to a company' }).click();
    await expect(dialog.getByText('This field is required.')).toHaveCount(2);
    await dialog.getByLabel('Find a company').fill('nobody of this name');
    await expect(dialog.getByText('No matching company.')).toBeVisible();
    await dialog.getByLabel('Find a company').fill('northwind rob');
    await dialog.getByRole('radio', { name: company }).check();
    await settled(page);
    await expectAccessible(page);
    await dialog.getByLabel('Reason').fill('The sender called us');
    await dialog.getByRole('button', { name: 'Assign $431.17' }).click();
    await expect(page.getByText(`Assigned to ${company}.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    const history = card(page, 'History');
    await expect(history.getByText(`Assigned: ${company}`)).toBeVisible();
    await expect(history.getByText('The sender called us')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move to another company' })).toBeFocused();
  });

  await test.step('the customer’s balance has it', async () => {
    await expect
      .poll(async () => (await openFunds(buyer, stack.portalUrl)).balance)
      .toBeGreaterThanOrEqual(balance + 431.17 - 0.001);
    await buyer.goto(`${stack.portalUrl}/deposits`);
    await expect(buyer.getByRole('row').filter({ hasText: '$431.17' })).toBeVisible();
  });

  await test.step('compliance sends the other one back', async () => {
    const head = await newVisitor();
    await enterAs(head, mailbox, { url: `${stack.adminUrl}/deposits`, email: people.head });
    await expect(rowOf(head, '$432.18')).toBeVisible();
    await expect(rowOf(head, '$431.17')).toHaveCount(0);
    await openDeposit(head, '$432.18');
    const decide = card(head, 'Decision');
    await decide.getByRole('radio', { name: 'Send back to the sender' }).check();
    await decide.getByRole('button', { name: 'Send back to the sender' }).click();
    await expect(decide.getByText('This field is required.')).toBeVisible();
    await decide.getByLabel('Reason').fill('Nobody expects it');
    await decide.getByRole('button', { name: 'Send back to the sender' }).click();
    const question = head.getByRole('dialog', { name: 'Send $432.18 back?' });
    await expectAccessible(head);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(decide.getByLabel('Reason')).toHaveValue('Nobody expects it');
    await decide.getByRole('button', { name: 'Send back to the sender' }).click();
    await question.getByRole('button', { name: 'Send back to the sender' }).click();
    await expect(head.getByText('Your decision is saved.')).toBeVisible();
    await expect(card(head, 'History').getByText('Sent back to the sender')).toBeVisible();
    await expect(card(head, 'History').getByText('Nobody expects it')).toBeVisible();
    await expect(decide).toHaveCount(0);
    await expect(head.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('compliance releases a held deposit, and reads that a colleague was faster', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const buyer = await newVisitor();
  await enterAs(buyer, mailbox, { url: `${stack.portalUrl}/dashboard`, email: people.buyer });
  await callAs(buyer, 'POST', '/sandbox/monitoring', { monitored: true });
  await callAs(buyer, 'POST', '/currency-accounts/simulate-deposit', { currency: 'USD', amount: '433.19' });
  await callAs(buyer, 'POST', '/currency-accounts/simulate-deposit', { currency: 'USD', amount: '434.21' });
  // Other journeys of this buyer get money, too.
  await callAs(buyer, 'POST', '/sandbox/monitoring', { monitored: false });

  await enterAs(page, mailbox, { url: `${stack.adminUrl}/deposits?state=held`, email: people.head });
  const decide = card(page, 'Decision');
  const release = async () => {
    await decide.getByRole('radio', { name: 'Release' }).check();
    await decide.getByLabel('Reason').fill('Contract seen');
    await decide.getByRole('button', { name: 'Release' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  };
  await test.step('one is released', async () => {
    await openDeposit(page, '$433.19');
    await release();
    await expect(page.getByText('Your decision is saved.')).toBeVisible();
    await expect(card(page, 'History').getByText('Released')).toBeVisible();
  });
  await test.step('one was released by somebody else', async () => {
    await page.goto(`${stack.adminUrl}/deposits?state=held`);
    await openDeposit(page, '$434.21');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await callAs(page, 'POST', `/admin/deposits/${id}/release`, { reason: 'Faster' });
    await release();
    await expect(page.getByText('This page shows how it stands now.', { exact: false })).toBeVisible();
    await expect(card(page, 'History').getByText('Faster')).toBeVisible();
    await expect(decide).toHaveCount(0);
  });
});

test('deposits are hidden from other staff, and say when they can’t be loaded or don’t exist', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const address = `${stack.adminUrl}/deposits`;
  let fails = true;
  await page.route(/\/admin\/deposits(\?|$)/, (route) =>
    fails ? route.abort() : route.fulfill({ json: { data: { items: [], nextCursor: null } } }),
  );
  await enterAs(page, mailbox, { url: address, email: people.finance });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  fails = false;
  await again.click();
  await expect(page.getByText('Nothing to decide')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${address}/dep_01k000000000000000000000zz`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit not found' })).toBeVisible();

  const support = await newVisitor();
  await enterAs(support, mailbox, { url: address, email: people.support });
  await expect(support.getByText('Your role doesn’t have access to this page.')).toBeVisible();
  await expect(support.getByRole('link', { name: 'Deposits', exact: true })).toHaveCount(0);
});
