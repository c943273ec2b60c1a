import { isVisibleTo } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { getInvoiceById, type Invoice, noSuchInvoice } from '../invoices/index.ts';
import { Refusal } from '../kernel/index.ts';

/**
 * Returns an invoice that the key's organization issued.
 * @throws NotFoundError for any other invoice
 */
export async function getOwnInvoice(db: Connection, organizationId: string, invoiceId: string) {
  const invoice = await getInvoiceById(db, invoiceId);
  if (invoice.sellerOrganizationId !== organizationId || !isVisibleTo('seller', invoice.status)) throw noSuchInvoice();
  return invoice;
}

/**
 * Returns an invoice that the key's organization has sent, so that its buyer may see it.
 * @throws NotFoundError, InvoiceStateError
 */
export async function getSentInvoice(db: Connection, organizationId: string, invoiceId: string): Promise<Invoice> {
  const invoice = await getOwnInvoice(db, organizationId, invoiceId);
  if (!isVisibleTo('buyer', invoice.status)) {
    throw new Refusal('InvoiceStateError', 'The invoice was not sent yet, so guests can’t see it.');
  }
  return invoice;
}
