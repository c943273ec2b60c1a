import {
  confirmAndPay,
  frame,
  openBankWindow,
  paidElsewhere,
  payingElsewhere,
  reachAuthorization,
} from './bank-debit-page.ts';
import { expect, namesHeard, openInvoice, paidInvoice, passTime, test } from './widget-page.ts';

test('shows the current invoice when a debit can no longer be set up', async ({ host }) => {
  host.api.answer('token', { status: 409, code: 'InvoicePaymentProcessingError' });
  host.api.answer('get-from-invite', { data: openInvoice }, { data: paidInvoice });
  await openBankWindow(host);
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await expect(payingElsewhere(host)).toBeVisible();
});

for (const [where, code, found, message] of [
  ['is being paid in the other tab', 'InvoicePaymentProcessingError', paidInvoice, payingElsewhere],
  ['was paid and settled', 'InvoiceStateError', { ...paidInvoice, status: 'completed' }, paidElsewhere],
] as const) {
  test(`a tab that pays an invoice that ${where} says so, as an alert`, async ({ host }) => {
    host.api.answer('pay', { status: 409, code });
    await reachAuthorization(host);
    host.api.answer('get-from-invite', { data: found });
    await confirmAndPay(host);
    await expect(message(host)).toBeVisible();
    await expect(
      host.page
        .getByRole('dialog')
        .getByRole('alert')
        .filter({ has: message(host) }),
    ).toHaveCount(1);
    await host.page.getByRole('button', { name: 'Done' }).click();
    await expect(host.page.getByRole('dialog')).toHaveCount(0);
    await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toHaveCount(0);
    expect(await namesHeard(host)).not.toContain('cancel');
  });
}

test('a tab in the bank’s window says that the invoice is being paid in the other tab, as soon as it is', async ({
  host,
}) => {
  await host.page.clock.install();
  await openBankWindow(host);
  await expect(frame(host).getByRole('button', { name: 'First Sandbox Bank' })).toBeVisible();
  // Wait until the window has opened: otherwise it gives up after the same time.
  await expect(host.page.getByText('Opening the secure bank connection…')).toHaveCount(0);
  host.api.answer('get-from-invite', { data: paidInvoice });
  await passTime(host, '00:31');
  await expect(payingElsewhere(host)).toBeVisible();
  await expect(host.page.locator('iframe')).toHaveCount(0);
});
