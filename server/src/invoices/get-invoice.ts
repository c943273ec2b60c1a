import type { WireInvoice } from '@quittance/sdk/contract';
import type { ClockReader } from './amount-due.ts';
import { getInvoiceById } from './invoice-repository.ts';
import { getViewer } from './lock-invoice-of.ts';
import { presentInvoice } from './present-invoice.ts';

/**
 * Returns an invoice as one of its two organizations sees it.
 * @throws NotFoundError for everybody else, so that ids reveal nothing
 */
export async function getInvoiceFor(
  reader: ClockReader,
  organizationId: string,
  invoiceId: string,
): Promise<WireInvoice> {
  const invoice = await getInvoiceById(reader.db, invoiceId);
  return await presentInvoice(reader, invoice, getViewer(invoice, organizationId));
}
