import { expect, type Page } from '@playwright/test';
import { linkIn, type Mailbox } from './mailbox.ts';

export interface NewInvoice {
  readonly email: string;
  readonly name: string;
  /** YYYY-MM-DD */
  readonly dueDate: string;
  readonly summary: string;
  /** Default: USD. */
  readonly currency?: string;
  /** Whether bank transfers are accepted; default: no. */
  readonly acceptsTransfer?: boolean;
  /** Whether bank debits are accepted; default: in US dollars. */
  readonly acceptsDebit?: boolean;
  /** Whether cards are accepted; default: no. */
  readonly acceptsCards?: boolean;
  /** Whether coins are accepted; default: no. */
  readonly acceptsCrypto?: boolean;
  /** Instructions to pay the seller directly; default: not offered. */
  readonly externalInstructions?: string;
  readonly items: readonly { readonly name: string; readonly rate: string; readonly qty: string }[];
}

/** Fills in the invoice form as a signed-in seller and sends it. Ends on the invoice's page. */
export async function sendInvoice(page: Page, portalUrl: string, invoice: NewInvoice): Promise<void> {
  await page.goto(`${portalUrl}/invoices/new/form`);
  await page.getByLabel('Buyer’s email').fill(invoice.email);
  await page.getByLabel('Buyer’s name').fill(invoice.name);
  await page.getByLabel('Due date').fill(invoice.dueDate);
  await page.getByLabel('Summary').fill(invoice.summary);
  if (invoice.currency) {
    await page.getByLabel('Currency').click();
    await page.getByRole('option', { name: invoice.currency }).click();
  }
  for (const [index, item] of invoice.items.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add item' }).click();
    const line = page.getByRole('listitem', { name: `Item ${index + 1}` });
    await line.getByLabel('Item or service').fill(item.name);
    await line.getByLabel('Unit price').fill(item.rate);
    await line.getByLabel('Qty').fill(item.qty);
  }
  if (invoice.acceptsDebit === false) await page.getByLabel('Accept US bank debit').uncheck();
  if (invoice.acceptsCards) await page.getByLabel('Accept cards').check();
  if (invoice.acceptsCrypto) await page.getByLabel('Accept crypto (BTC, ETH)').check();
  if (invoice.acceptsTransfer) await page.getByLabel('Accept bank transfer').check();
  if (invoice.externalInstructions) {
    await page.getByLabel('Let the buyer pay you directly').check();
    await page.getByLabel('Payment instructions').fill(invoice.externalInstructions);
  }
  await page.getByRole('button', { name: 'Review and send' }).click();
  await confirmSending(page);
}

/** Sends the invoice from the review, and waits for its page. */
export async function confirmSending(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Send invoice' }).click();
  await expect(page).toHaveURL(/\/invoices\/inv_/);
  // The address changes before the form has gone, whose review says the same as the page.
  await expect(page.getByLabel('Due date')).toHaveCount(0);
}

/** Sends an invoice and returns the guest link from the buyer's mail. */
export async function sendAndGetLink(
  page: Page,
  mailbox: Mailbox,
  portalUrl: string,
  invoice: NewInvoice,
): Promise<string> {
  const mail = await mailbox.messageAfter(invoice.email, () => sendInvoice(page, portalUrl, invoice));
  return linkIn(mail, `${portalUrl}/pay-invoice`);
}
