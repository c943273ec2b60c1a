import { canEdit, type InvoiceEvent } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from './invoice.ts';
import { lockInvoice, noSuchInvoice } from './invoice-repository.ts';
import { invoiceStateRefusal } from './move-invoice.ts';

/** A seller's draft. */
export interface OwnDraft {
  readonly sellerOrganizationId: string;
  readonly invoiceId: string;
}

/**
 * Reads a draft and locks its invoice until the transaction ends.
 * @param event what the seller is about to do
 * @throws NotFoundError for another seller's or a deleted draft; InvoiceStateError once it was sent
 */
export async function lockDraft(
  transaction: Connection,
  { sellerOrganizationId, invoiceId }: OwnDraft,
  event: InvoiceEvent,
): Promise<Invoice> {
  const invoice = await lockInvoice(transaction, invoiceId);
  if (invoice.sellerOrganizationId !== sellerOrganizationId || invoice.status === 'deleted') throw noSuchInvoice();
  if (!canEdit('seller', invoice.status)) throw invoiceStateRefusal(invoice.status, event);
  return invoice;
}
