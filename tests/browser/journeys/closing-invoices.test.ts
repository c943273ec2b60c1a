import { confirmSending, sendAndGetLink, sendInvoice } from '../support/invoices.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { screenChunk } from '../support/screen-chunk.ts';
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
  await test.step('canceling asks for a reason in one’s own words', async () => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Cancel and notify' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Another reason').click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel and notify' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await dialog.getByLabel('Message to the buyer').fill('We agreed otherwise.');
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/invoices/cancel') && calls.push(request.method()));
    await dialog.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(page.getByText('Invoice was canceled.')).toBeVisible();
    expect(calls, 'a second submit is ignored').toEqual(['POST']);
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
  await test.step('the seller archives it, also after a failure, and finds it in the log', async () => {
    await page.route('**/invoices/archive', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Unable to archive invoice. Please try again later.')).toBeVisible();
    await page.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Archived invoices are available in Invoice log.')).toBeVisible();
    await expect(page).toHaveURL(`${stack.portalUrl}/`);
    await page.goto(`${stack.portalUrl}/invoicing/USD/income`);
    await expect(page.getByRole('table', { name: 'Invoices' }).getByText('To be rejected')).toBeVisible();
  });
  await test.step('the seller marks it as paid externally, and nobody can pay it', async () => {
    await page.goto(rejectedUrl);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Mark as paid externally' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark as paid externally' });
    await expect(dialog).toContainText('The invoice moves to the ‘Invoice log’ for both seller and buyer.');
    await expect(dialog.getByRole('term').filter({ hasText: 'Marked on' })).toBeVisible();
    await expect(dialog.getByText('Marked as paid by').locator('..')).toContainText('Maya');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Nevermind' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Mark as paid externally' }).click();
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(page.getByText('This invoice was marked as paid externally.')).toBeVisible();
    await expect(page).toHaveURL(`${stack.portalUrl}/`);
    await expect(buyerPage.getByText(/Marked as paid on .* by Maya/)).toBeVisible();
  });
});

test('a guest rejects an invoice, and its seller corrects it and sends it again', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, invoiceFor('Banner printing'));
  const rejectedUrl = page.url();
  await test.step('the guest gives a reason, and can’t pay afterwards', async () => {
    const guest = await newVisitor();
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Reject this invoice' }).click();
    await guest.getByLabel('Reason').fill('The price is 60');
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'Reject invoice', exact: true }).click();
    await expect(guest.getByText(/Rejected by the buyer on/)).toBeVisible();
    await expect(guest.getByText('The price is 60')).toBeVisible();
    await expect(guest.getByRole('heading', { name: 'Payment options' })).toHaveCount(0);
    await expect(guest.getByText('Amount due')).toHaveCount(0);
  });
  await test.step('the seller corrects the price and sends a new invoice', async () => {
    await page.getByRole('button', { name: 'Correct and send again' }).click();
    await expect(page.getByText(/^This invoice corrects INV-/)).toBeVisible();
    await expect(page.getByLabel('Summary')).toHaveValue('Banner printing');
    await page.getByLabel('Unit price').fill('60.00');
    await page.getByRole('button', { name: 'Review and send' }).click();
    await confirmSending(page);
    await expect(page).not.toHaveURL(rejectedUrl);
    await expect(page.getByText('$60.00').first()).toBeVisible();
  });
  const correctionUrl = page.url();
  await test.step('both sides find the one from the other', async () => {
    const buyerPage = await newVisitor();
    await enterAs(buyerPage, mailbox, { url: correctionUrl, email: people.buyer });
    await expect(buyerPage.getByText('Corrects', { exact: true })).toBeVisible();
    await page.getByText('Corrects', { exact: true }).locator('..').getByRole('link').click();
    await expect(page).toHaveURL(rejectedUrl);
    await expect(page.getByText('Corrected invoice sent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Correct and send again' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByText('Corrected by', { exact: true }).locator('..').getByRole('link').click();
    await expect(page).toHaveURL(correctionUrl);
  });
});

test('an action whose dialog could not be loaded says so, and works at the next press', async ({
  page,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await sendInvoice(page, stack.portalUrl, invoiceFor('To be canceled twice'));
  const chunk = await screenChunk('portal', 'src/features/invoice-detail/actions/invoice-actions.ts');
  const choose = async () => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Cancel and notify' }).click();
  };
  await page.route(chunk, (route) => route.abort());
  await choose();
  await expect(page.getByText('This could not be loaded. Check your connection and try again.')).toBeVisible();
  await page.unroute(chunk);
  await choose();
  await expect(page.getByRole('dialog', { name: 'Cancel this invoice?' })).toBeVisible();
});

test('a seller loads the explanation of the status again after it failed', async ({ page, stack, mailbox }) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await sendInvoice(page, stack.portalUrl, invoiceFor('To be explained'));
  const chunk = await screenChunk('portal', '../widgets/src/invoice/seller-status.tsx');
  await page.route(chunk, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toHaveCount(0);
  await expect(page.getByText('To be explained').first()).toBeVisible();
});
