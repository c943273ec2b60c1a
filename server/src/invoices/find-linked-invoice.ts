import type { Connection } from '../db/index.ts';
import { findInvitedInvoiceId } from './invites.ts';
import { getInvoiceById, noSuchInvoice } from './invoice-repository.ts';
import { getViewer } from './lock-invoice-of.ts';

export interface FindLinkedInvoice {
  readonly token: string;
  readonly organizationId: string;
}

/**
 * Finds the invoice of a mailed link for one of its two sides. Its side may see the invoice without the link, so the link
 * may have expired or be revoked.
 * @throws NotFoundError for others, and for an unknown token
 */
export async function findLinkedInvoice(db: Connection, { token, organizationId }: FindLinkedInvoice): Promise<string> {
  const invoiceId = await findInvitedInvoiceId(db, token);
  if (invoiceId === null) throw noSuchInvoice();
  getViewer(await getInvoiceById(db, invoiceId), organizationId);
  return invoiceId;
}
