import { isVisibleTo } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { getInvoiceById, noSuchInvoice } from '../invoices/index.ts';

/**
 * Returns an invoice that the key's organization issued.
 * @throws NotFoundError for any other invoice
 */
export async function getOwnInvoice(db: Connection, organizationId: string, invoiceId: string) {
  const invoice = await getInvoiceById(db, invoiceId);
  if (invoice.sellerOrganizationId !== organizationId || !isVisibleTo('seller', invoice.status)) throw noSuchInvoice();
  return invoice;
}
