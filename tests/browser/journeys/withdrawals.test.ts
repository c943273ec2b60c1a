import type { Page } from '@playwright/test';
import { businessClock } from '../support/clock.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card } from '../support/verification-pages.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

/** Presses a button whose call takes a code, and enters the mailed code. */
async function confirm(page: Page, mailbox: Mailbox, name: string | RegExp): Promise<void> {
  const code = await mailbox.codeAfter(people.seller, () => button(page, name).click());
  await page.getByLabel('One-time code').fill(code);
}

/** Adds a recipient in its form. Its number chooses what the bank does (`sandboxPayoutDigits`). */
async function addRecipient(
  page: Page,
  mailbox: Mailbox,
  { name, number }: { readonly name: string; readonly number: string },
): Promise<void> {
  await pick(page, 'Bank’s country', 'United States');
  await page.getByRole('radio', { name: 'ACH' }).check();
  await button(page, 'Continue').click();
  await page.getByLabel('Account holder').fill(name);
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel('Account number').fill(number);
  await page.getByRole('radio', { name: 'Checking' }).check();
  await button(page, 'Continue').click();
  await page.getByLabel('Street and number', { exact: true }).fill('1 Pier');
  await page.getByLabel('City').fill('Boston');
  await page.getByLabel('Postal code').fill('02110');
  await button(page, 'Check name').click();
  await confirm(page, mailbox, 'Add recipient');
  await page.getByRole('link', { name: 'View recipient' }).click();
}

test('a withdrawal is canceled, another one comes back and is refunded', async ({ page, stack, mailbox }) => {
  const clock = businessClock(stack.portalUrl);
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts/payments`, email: people.seller });
  await page.getByRole('link', { name: 'Withdraw EUR', exact: true }).click();
  await expect(page.getByText('No recipient can be paid yet')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add recipient' }).click();
  await addRecipient(page, mailbox, { name: 'Exact Match Bakery', number: '55990002' });

  await page.getByRole('link', { name: 'Send money' }).click();
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveValue('Exact Match Bakery');
  await page.getByLabel('Amount').fill('120');
  await page.getByLabel('Reference (optional)').fill('Flour');
  await settled(page);
  await expectAccessible(page);
  await button(page, 'Review transfer').click();
  await expect(page.getByText('$121.00')).not.toHaveCount(0);
  await expect(page.getByText(/^Usually by/)).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await confirm(page, mailbox, 'Send $121.00');

  await expect(page.getByRole('heading', { name: '$120.00 to Exact Match Bakery' })).toBeVisible();
  await expect(page.getByText('Queued')).toBeVisible();
  await expect(page.getByText('We send it to the bank')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await button(page, 'Cancel transfer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel transfer' }).click();
  await expect(page.getByText('You canceled it. The money is back in your account')).toBeVisible();

  await page.getByRole('link', { name: 'New transfer' }).click();
  await page.getByText('A bank account', { exact: true }).click();
  await pick(page, 'Recipient', 'Exact Match Bakery');
  await page.getByLabel('Amount').fill('6000');
  await button(page, 'Review transfer').click();
  await expect(page.getByText('We check this transfer before we send it', { exact: false })).toBeVisible();
  await confirm(page, mailbox, /^Send/);
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await button(page, 'Approve').click();
  await expect(page.getByText('Queued')).toBeVisible();
  await clock.move({ hours: 1 });
  await page.reload();
  await expect(page.getByText('On its way')).toBeVisible();
  await clock.move({ days: 9 });
  await page.reload();
  await expect(page.getByText('The recipient’s bank sent it back (R02)')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await button(page, 'Refund').click();
  await expect(page.getByText('The money is in your account again')).toBeVisible();
  const mails = await mailbox.messagesFor(people.seller);
  expect(mails.some(({ subject }) => subject.includes('$6,000.00 to Exact Match Bakery came back'))).toBe(true);
});

test('a withdrawal that the bank pays after refusing it waits for finance, who charge the account', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/recipients/new`, email: people.seller });
  await addRecipient(page, mailbox, { name: 'Exact Match Printer', number: '55990093' });
  await page.getByRole('link', { name: 'Send money' }).click();
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveValue('Exact Match Printer');
  await page.getByLabel('Amount').fill('41.17');
  await button(page, 'Review transfer').click();
  await confirm(page, mailbox, /^Send/);
  await expect(page.getByRole('heading', { name: '$41.17 to Exact Match Printer' })).toBeVisible();
  await clock.move({ hours: 1 });
  await page.reload();
  await expect(page.getByText('Not sent. The money is back in your account')).toBeVisible();
  await clock.move({ days: 4 });
  await page.reload();
  await expect(page.getByText('The bank paid it after all', { exact: false })).toBeVisible();
  await expect(page.getByText('Being clarified')).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  const finance = await newVisitor();
  await enterAs(finance, mailbox, { url: `${stack.adminUrl}/transfers?state=contradicted`, email: people.finance });
  const row = finance.getByRole('row').filter({ hasText: '$41.17' });
  await expect(row.getByText('Paid after failing')).toBeVisible();
  await settled(finance);
  await expectAccessible(finance);
  await row.getByRole('link').click();
  const decide = card(finance, 'Decision');
  await decide.getByRole('radio', { name: 'Charge the account' }).check();
  await decide.getByRole('button', { name: 'Charge the account' }).click();
  await expect(decide.getByText('This field is required.')).toBeVisible();
  await settled(finance);
  await expectAccessible(finance);
  await decide.getByLabel('Reason').fill('The recipient has the money');
  await decide.getByRole('button', { name: 'Charge the account' }).click();
  await expect(finance.getByText('Your decision is saved.')).toBeVisible();
  await expect(card(finance, 'History').getByText('The recipient has the money')).toBeVisible();

  await page.reload();
  await expect(page.getByText('We took the money from your account again, without a fee')).toBeVisible();
  await expect
    .poll(async () => (await mailbox.messagesFor(people.seller)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('$41.17 to Exact Match Printer was paid after all'));
});

test('withdrawals above the limit wait for finance, who approve one and reject another', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/recipients/new`, email: people.seller });
  await addRecipient(page, mailbox, { name: 'Exact Match Tailor', number: '55990011' });
  const approved = new URL(stack.portalUrl);
  for (const amount of ['5100', '5200']) {
    await page.goto(`${stack.portalUrl}/transfer/USD/traditional?to=recipient`);
    await pick(page, 'Recipient', 'Exact Match Tailor');
    await page.getByLabel('Amount').fill(amount);
    await button(page, 'Review transfer').click();
    await expect(page.getByText('We check this transfer before we send it', { exact: false })).toBeVisible();
    await confirm(page, mailbox, /^Send/);
    await expect(page.getByText('Waiting for approval')).toBeVisible();
    await expect(page).toHaveURL(/\/transfers\//);
    if (amount === '5100') approved.href = page.url();
  }

  const finance = await newVisitor();
  const decide = async (amount: string, decision: 'Approve' | 'Reject') => {
    await enterAs(finance, mailbox, { url: `${stack.adminUrl}/transfers?state=in_review`, email: people.finance });
    const row = finance.getByRole('row').filter({ hasText: amount });
    await expect(row.getByText('Needs approval')).toBeVisible();
    await row.getByRole('link').click();
    const decided = card(finance, 'Decision');
    await decided.getByRole('radio', { name: decision }).check();
    await settled(finance);
    await expectAccessible(finance);
    await decided.getByRole('button', { name: decision }).click();
    await expect(finance.getByText('Your decision is saved.')).toBeVisible();
  };
  await decide('$5,200.00', 'Reject');
  await expect(page.getByText('Not sent. The money is back in your account')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await decide('$5,100.00', 'Approve');
  await page.goto(approved.href);
  await expect(page.getByText('Queued', { exact: true })).toBeVisible();
  await clock.move({ hours: 1 });
  await page.reload();
  await expect(page.getByText('On its way', { exact: true })).toBeVisible();
  await clock.move({ days: 6 });
  await page.reload();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
});

test('the review of a withdrawal in euros shows what its fee was converted from', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/recipients/new`, email: people.seller });
  await pick(page, 'Bank’s country', 'Germany');
  await button(page, 'Continue').click();
  await page.getByLabel('Account holder').fill('Exact Match Carpenter');
  await page.getByLabel('IBAN').fill('DE02120300000000202051');
  await button(page, 'Continue').click();
  await page.getByLabel('Street and number', { exact: true }).fill('Hafenstr. 1');
  await page.getByLabel('City').fill('Hamburg');
  await page.getByLabel('Postal code').fill('20095');
  await button(page, 'Check name').click();
  await confirm(page, mailbox, 'Add recipient');
  await page.getByRole('link', { name: 'View recipient' }).click();
  await page.getByRole('link', { name: 'Send money' }).click();
  await pick(page, 'From', 'EUR');
  await page.getByLabel('Amount').fill('50');
  await button(page, 'Review transfer').click();
  const fee = page.locator('.facts > div', { has: page.getByText('Fee', { exact: true }) });
  await expect(fee).toContainText(/€0\.9\d/);
  await expect(fee).toContainText(/\$1\.00 at 1 EUR = 1\.\d+ USD/);
  await expect(fee).toContainText(/Sandbox rates, \d\d \w{3} 2026/);
  await settled(page);
  await expectAccessible(page);
});
