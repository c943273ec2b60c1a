import { type InvoiceEvent, statusesAfter } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from './invoice.ts';
import { lockInvoice, noSuchInvoice } from './invoice-repository.ts';
import { invoiceStateRefusal } from './move-invoice.ts';

/** A seller's draft, or an invoice that is scheduled to be sent. */
export interface OwnDraft {
  readonly sellerOrganizationId: string;
  readonly invoiceId: string;
}

/**
 * Locks a seller's draft for an event that it allows.
 * @throws NotFoundError for another seller's or a deleted draft; InvoiceStateError when its status doesn't allow the
 *   event
 */
export async function lockDraft(
  transaction: Connection,
  { sellerOrganizationId, invoiceId }: OwnDraft,
  event: InvoiceEvent,
): Promise<Invoice> {
  const invoice = await lockInvoice(transaction, invoiceId);
  if (invoice.sellerOrganizationId !== sellerOrganizationId || invoice.status === 'deleted') throw noSuchInvoice();
  if (statusesAfter(invoice.status, event).length === 0) throw invoiceStateRefusal(invoice.status, event);
  return invoice;
}
