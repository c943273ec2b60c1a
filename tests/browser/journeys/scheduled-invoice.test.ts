import { payByCard } from '../support/card-fields.ts';
import { addDays, businessClock } from '../support/clock.ts';
import { linkIn } from '../support/mailbox.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a seller schedules an invoice with a fee and a detail, takes it back, and sends it', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/invoices/new/form`, email: people.seller });
  await test.step('the total has the fee, and an incomplete fee is named', async () => {
    await page.getByLabel('Buyer’s email').fill(people.buyer);
    await page.getByLabel('Buyer’s name').fill('Northwind Robotics Inc');
    await page.getByLabel('Send on').fill('2198-12-01');
    await page.getByLabel('Due date').fill('2199-01-01');
    await page.getByLabel('Item or service').fill('Work');
    await page.getByLabel('Unit price').fill('200');
    await page.getByRole('button', { name: 'Add detail' }).click();
    await page.getByLabel('Label').fill('Order');
    await page.getByLabel('Text', { exact: true }).fill('PO-4711');
    await page.getByRole('button', { name: 'Add fee' }).click();
    await page.getByLabel('Fee name').fill('Service');
    await page.getByRole('button', { name: 'Review and schedule' }).click();
    await expect(page.getByText('Make sure to fill all required fields')).toBeVisible();
    await page.getByLabel('Percent', { exact: true }).fill('2.5');
    await expect(page.getByText('$205.00')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('it is scheduled after a confirmation', async () => {
    await page.getByRole('button', { name: 'Review and schedule' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule this invoice?' });
    await expect(dialog.getByText('01 Dec, 2198')).toBeVisible();
    await dialog.getByRole('button', { name: 'Schedule invoice' }).click();
    await expect(page).toHaveURL(/\/invoices\/inv_/);
    await expect(page.getByText('PO-4711')).toBeVisible();
    await expect(page.getByText('Service (2.5%)')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a file can be added while it waits', async () => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add file' }).click();
    const dialog = page.getByRole('dialog');
    const file = { name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from('item,quantity\nWork,1\n') };
    await dialog.getByLabel('Attach a file').setInputFiles(file);
    await expect(page.getByText('File successfully uploaded.')).toBeVisible();
  });
  await test.step('deleting it asks about a scheduled invoice, not a draft', async () => {
    await page.getByRole('button', { name: 'Delete invoice' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this scheduled invoice?' });
    await question.getByRole('button', { name: 'Keep invoice' }).click();
    await expect(question).toHaveCount(0);
  });
  await test.step('it becomes a draft again, keeps its content, and is sent now', async () => {
    await page.getByRole('button', { name: 'Make it a draft again' }).click();
    await page.getByRole('link', { name: 'Edit draft' }).click();
    await expect(page.getByLabel('Percent', { exact: true })).toHaveValue('2.5');
    await page.getByLabel('Send on').fill('');
    await page.getByLabel('Send on').blur();
    await page.getByRole('button', { name: 'Review and send' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send invoice' }).click();
    await expect(page.getByText('Invoice sent.')).toBeVisible();
    await expect(page.getByText('$205.00').first()).toBeVisible();
  });
});

test('a scheduled invoice goes on its date, and a guest pays it by the mailed link', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const email = 'desk@lateheron.example';
  const clock = businessClock(stack.portalUrl);
  const today = await clock.today();
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await page.goto(`${stack.portalUrl}/invoices/new/form`);
  await page.getByLabel('Buyer’s email').fill(email);
  await page.getByLabel('Buyer’s name').fill('Late Heron');
  await page.getByLabel('Send on').fill(addDays(today, 1));
  await page.getByLabel('Due date').fill(addDays(today, 60));
  await page.getByLabel('Item or service').fill('Nets');
  await page.getByLabel('Unit price').fill('200');
  await page.getByLabel('Accept US bank debit').uncheck();
  await page.getByLabel('Accept cards').check();
  await page.getByRole('button', { name: 'Review and schedule' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule invoice' }).click();
  await expect(page.getByText('Invoice scheduled.')).toBeVisible();

  const mail = await mailbox.messageAfter(email, () => clock.move({ days: 1 }));
  const guest = await newVisitor();
  await guest.goto(linkIn(mail, `${stack.portalUrl}/pay-invoice`));
  await payByCard(guest, 'Pay $200.00');
  await expect(page.getByText('Card charged')).toBeVisible();
  await expectAccessible(page);
});
