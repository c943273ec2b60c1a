import type { WireInvoice } from '@quittance/sdk/contract';
import { isVisibleTo, viewerOf } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { getInvoiceById, noSuchInvoice } from './invoice-repository.ts';
import { presentInvoice } from './present-invoice.ts';

/**
 * Returns an invoice as one of its two organizations sees it.
 * @throws NotFoundError for everybody else, so that ids reveal nothing
 */
export async function getInvoiceFor(db: Connection, organizationId: string, invoiceId: string): Promise<WireInvoice> {
  const invoice = await getInvoiceById(db, invoiceId);
  const viewer = viewerOf(organizationId, {
    senderId: invoice.sellerOrganizationId,
    recipientId: invoice.buyerOrganizationId ?? undefined,
  });
  if (viewer === null || !isVisibleTo(viewer, invoice.status)) throw noSuchInvoice();
  return await presentInvoice(db, invoice, viewer);
}
