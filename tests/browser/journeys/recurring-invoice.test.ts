import { addDays, businessClock } from '../support/clock.ts';
import { confirmSending } from '../support/invoices.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('an invoice repeats every week: its next dates are shown, and it is paused, resumed and stopped', async ({
  page,
  stack,
  mailbox,
}) => {
  const today = await businessClock(stack.portalUrl).today();
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/invoices/new/form`, email: people.seller });
  await page.getByLabel('Buyer’s email').fill('weekly@buyer.example');
  await page.getByLabel('Buyer’s name').fill('Weekly Buyer');
  await page.getByLabel('Due date').fill(addDays(today, 20));
  await page.getByLabel('Summary').fill('Weekly cleaning');
  const line = page.getByRole('listitem', { name: 'Item 1' });
  await line.getByLabel('Item or service').fill('Cleaning');
  await line.getByLabel('Unit price').fill('80');
  await page.getByLabel('Send it').click();
  await page.getByRole('option', { name: 'Every week' }).click();
  await page.getByLabel('Ends').click();
  await page.getByRole('option', { name: 'After a number of invoices' }).click();
  const count = page.getByLabel('Number of invoices');
  await count.fill('1');
  await page.getByRole('button', { name: 'Review and send' }).click();
  await expect(page.getByText('Check the marked fields')).toBeVisible();
  await count.fill('3');
  await expect(page.getByText(/^Next: .+ · .+$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review and send' }).click();
  await confirmSending(page);

  const panel = page.getByRole('region', { name: 'Repeat' });
  await expect(panel.getByText('This invoice repeats: Every week.')).toBeVisible();
  await expect(panel.getByText('1 of 3')).toBeVisible();
  await panel.getByRole('button', { name: 'Pause' }).click();
  await expect(panel.getByText('This invoice no longer repeats for now.')).toBeVisible();
  await panel.getByRole('button', { name: 'Resume' }).click();
  await expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goto(`${stack.portalUrl}/income`);
  await page.getByRole('link', { name: 'Recurring invoices' }).click();
  const row = page.getByRole('row', { name: /Weekly cleaning/ });
  await expect(row.getByText('Active')).toBeVisible();
  await expect(row.getByText('1 of 3')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Weekly cleaning' }).click();
  const opened = page.getByRole('region', { name: 'Repeat' });
  await opened.getByRole('button', { name: 'Stop repeating' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop repeating' }).last().click();
  await expect(opened.getByText('was stopped')).toBeVisible();
});
