import type { WireInvoice } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { getInvoiceById } from './invoice-repository.ts';
import { getViewer } from './lock-invoice-of.ts';
import { presentInvoice } from './present-invoice.ts';

/**
 * Returns an invoice as one of its two organizations sees it.
 * @throws NotFoundError for everybody else, so that ids reveal nothing
 */
export async function getInvoiceFor(db: Connection, organizationId: string, invoiceId: string): Promise<WireInvoice> {
  const invoice = await getInvoiceById(db, invoiceId);
  return await presentInvoice(db, invoice, getViewer(invoice, organizationId));
}
