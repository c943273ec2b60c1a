import type { Page } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Lets a deposit arrive in the EUR account that compliance keeps back. */
async function keepBack(page: Page, portalUrl: string, amount: string): Promise<void> {
  await page.goto(`${portalUrl}/accounts/traditional/EUR/transactions-history`);
  await page.getByRole('button', { name: 'Simulate deposit' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('radio', { name: 'Compliance puts it on hold and asks me about it' }).check();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByText(/for your EUR account is on hold/)).toBeVisible();
}

test('a deposit that is kept back is found from the dashboard, explained, released, recalled and given back', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/`, email: people.seller });
  await keepBack(page, stack.portalUrl, '321.45');
  await page.goto(`${stack.portalUrl}/`);
  await page.getByRole('link', { name: /deposits? (is|are) on hold/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'On hold' })).toHaveAttribute('aria-pressed', 'true');
  const row = page.getByRole('row').filter({ hasText: '321.45' });
  await expect(row).toContainText('On hold');
  await settled(page);
  await expectAccessible(page);

  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /321\.45 from / })).toBeVisible();
  const timeline = page.getByRole('list', { name: 'What has happened, and what comes next' });
  await expect(timeline.getByText('On hold while we review it')).toBeVisible();
  await expect(page.getByText('Then all of it goes back to the sender.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  await test.step('released, it is on the balance, and its bank can ask for it back', async () => {
    await page.getByRole('button', { name: 'Release' }).click();
    await expect(timeline.getByText('Added to your balance')).toBeVisible();
    await page.getByRole('button', { name: 'Let the bank ask for it back' }).click();
    await expect(timeline.getByText('The sender’s bank asked for it back (FRAD)')).toBeVisible();
    await page.getByRole('button', { name: 'Give back to the bank' }).click();
    await expect(timeline.getByText('Given back to the sender’s bank')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Let the bank ask for it back' })).toBeHidden();
  });

  await test.step('its account leads to all deposits, and its transaction to it', async () => {
    await page.getByRole('link', { name: 'Open account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'EUR transactions' })).toBeVisible();
    await page.getByRole('link', { name: 'Deposits', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'EUR transactions' })).toBeVisible();
    await page.getByRole('row').filter({ hasText: '321.45' }).last().getByRole('link').click();
    await page.getByRole('dialog', { name: 'Transaction' }).getByRole('link', { name: 'Open deposit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /321\.45 from / })).toBeVisible();
  });
});

test('a deposit that is denied goes back, a state without deposits says so, and an unknown deposit is not found', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/`, email: people.seller });
  await keepBack(page, stack.portalUrl, '77.01');
  await page.goto(`${stack.portalUrl}/deposits`);
  await page.getByRole('row').filter({ hasText: '77.01' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Send back to the sender' }).click();
  const timeline = page.getByRole('list', { name: 'What has happened, and what comes next' });
  await expect(timeline.getByText('Not accepted after our review. It goes back to the sender')).toBeVisible();
  await page.goto(`${stack.portalUrl}/deposits?state=refunding`);
  await expect(page.getByRole('row').filter({ hasText: '77.01' })).toContainText('Going back');
  await page.goto(`${stack.portalUrl}/deposits/dep_unknown`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit not found' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
});
