import { payByCard } from '../support/card-fields.ts';
import { sendAndGetLink } from '../support/invoices.ts';
import { people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const reviewed = 'The payment of this invoice is currently being reviewed for processing';

test('a seller who cancels or marks as paid while the buyer pays elsewhere is told that a payment is under way', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  // The news of the payment doesn't reach the seller's page.
  await page.route('**/events', (route) => route.abort());
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    email: 'till@slowharbor.example',
    name: 'Slow Harbor',
    dueDate: '2199-01-01',
    summary: 'Mooring',
    items: [{ name: 'Mooring', rate: '80.00', qty: '2' }],
    acceptsDebit: false,
    acceptsCards: true,
  });
  const open = async (action: string) => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const dialog = page.getByRole('dialog');
  await open('Cancel and notify');
  await expect(dialog.getByRole('radio').first()).toBeChecked();

  const guest = await newVisitor();
  await guest.goto(link);
  await payByCard(guest, 'Pay $160.00');

  await dialog.getByRole('button', { name: 'Cancel and notify' }).click();
  const toast = page.getByRole('status').filter({ hasText: reviewed });
  await expect(toast).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await open('Mark as paid externally');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(toast).toBeVisible();
  await expect(dialog).toBeVisible();

  // Errors that follow at once are not said.
  await expect(toast).toHaveCount(0);
  await test.step('any other failure is a general toast', async () => {
    await page.route('**/mark-as-paid-externally', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'InvoiceStateError', message: 'Secret', validations: [], requestId: 'req_1' },
      }),
    );
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Something went wrong. Please try again.' })).toBeVisible();
    await expect(page.getByText('Secret')).toHaveCount(0);
  });
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('The buyer’s payment is processing.', { exact: false })).toBeVisible();
});
