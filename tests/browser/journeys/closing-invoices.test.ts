import { sendInvoice } from '../support/invoices.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const invoiceFor = (summary: string) => ({
  email: people.buyer,
  name: 'Northwind Robotics Inc',
  dueDate: '2199-01-01',
  summary,
  items: [{ name: 'Work', rate: '80.00', qty: '1' }],
});

test('a seller cancels an invoice with a message, and the buyer rejects another', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await sendInvoice(page, stack.portalUrl, invoiceFor('To be canceled'));
  const canceledUrl = page.url();
  await test.step('canceling asks for a reason of one’s own', async () => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Cancel and notify' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Another reason').click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel and notify' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await dialog.getByLabel('Message to the buyer').fill('We agreed otherwise.');
    await dialog.getByRole('button', { name: 'Cancel and notify' }).click();
    await expect(page.getByText('Invoice was canceled.')).toBeVisible();
    await expect(page).toHaveURL(`${stack.portalUrl}/`);
  });
  await test.step('it stands in the log, and says why', async () => {
    await page.goto(`${stack.portalUrl}/invoicing/XXX/income?status=canceled`);
    await expect(page).toHaveURL(`${stack.portalUrl}/invoicing/USD/income?status=canceled`);
    await expect(page.getByRole('table', { name: 'Invoices' }).getByText('To be canceled')).toBeVisible();
    await expectAccessible(page);
    await page.goto(canceledUrl);
    await expect(page.getByText('We agreed otherwise.')).toBeVisible();
  });

  await sendInvoice(page, stack.portalUrl, invoiceFor('To be rejected'));
  const rejectedUrl = page.url();
  const buyerPage = await newVisitor();
  await enterAs(buyerPage, mailbox, { url: rejectedUrl, email: people.buyer });
  await test.step('the buyer rejects with a reason, which the seller’s open tab shows at once', async () => {
    await buyerPage.getByRole('button', { name: 'Reject' }).click();
    await buyerPage.getByRole('dialog').getByLabel('Reason').fill('Wrong price');
    await buyerPage.getByRole('dialog').getByRole('button', { name: 'Reject invoice' }).click();
    await expect(buyerPage.getByText('Invoice was rejected.')).toBeVisible();
    await expect(page.getByText('Wrong price')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the seller marks it as paid externally, and nobody can pay it', async () => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Mark as paid externally' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
    await expect(page.getByText('This invoice was marked as paid externally.')).toBeVisible();
    await expect(buyerPage.getByText(/Marked as paid on .* by Maya/)).toBeVisible();
  });
});
