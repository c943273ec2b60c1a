import { isVisibleTo, type Viewer, viewerOf } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from './invoice.ts';
import { lockInvoice, noSuchInvoice } from './invoice-repository.ts';

/** An invoice and the side of the organization that acts on it. */
export interface PartyInvoice {
  readonly invoice: Invoice;
  readonly viewer: Viewer;
}

export interface InvoiceOfParty {
  readonly invoiceId: string;
  readonly organizationId: string;
}

/** Returns an organization's side of an invoice. @throws NotFoundError for others, so that ids reveal nothing */
export function getViewer(invoice: Invoice, organizationId: string): Viewer {
  const viewer = viewerOf(organizationId, {
    senderId: invoice.sellerOrganizationId,
    recipientId: invoice.buyerOrganizationId ?? undefined,
  });
  if (viewer === null || !isVisibleTo(viewer, invoice.status)) throw noSuchInvoice();
  return viewer;
}

/** Locks an invoice for one of its two organizations. @throws NotFoundError like {@link getViewer} */
export async function lockInvoiceOf(
  transaction: Connection,
  { invoiceId, organizationId }: InvoiceOfParty,
): Promise<PartyInvoice> {
  const invoice = await lockInvoice(transaction, invoiceId);
  return { invoice, viewer: getViewer(invoice, organizationId) };
}
