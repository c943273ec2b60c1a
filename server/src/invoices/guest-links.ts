import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { getInvoiceById, noSuchInvoice } from './invoice-repository.ts';
import { getViewer, type InvoiceOfParty, lockInvoiceOf } from './lock-invoice-of.ts';
import { recordMilestone } from './move-invoice.ts';

type GuestLinks = CallOutput<Contract['listGuestLinks']>;

/** Lists the mailed links of an invoice for its seller. @throws NotFoundError for everybody else */
export async function listGuestLinks(
  db: Connection,
  { invoiceId, organizationId }: InvoiceOfParty,
): Promise<GuestLinks> {
  const invoice = await getInvoiceById(db, invoiceId);
  if (getViewer(invoice, organizationId) !== 'seller') throw noSuchInvoice();
  const rows = await db
    .selectFrom('invoice_invites')
    .select(['id', 'recipient_email', 'created_at', 'expires_at', 'revoked_at'])
    .where('invoice_id', '=', invoiceId)
    // Links of embed sessions were not mailed: a partner ends its session.
    .where('recipient_email', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    items: rows.map((row) => ({
      _id: row.id,
      recipientEmail: row.recipient_email ?? '',
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      ...(row.revoked_at && { revokedAt: row.revoked_at.toISOString() }),
    })),
  };
}

export interface RevokeGuestLink extends InvoiceOfParty {
  readonly guestLinkId: string;
}

/**
 * Ends a mailed link of a seller's invoice at once. Payments that were started by it go on. Ending it again changes
 * nothing.
 * @throws NotFoundError for everybody but the seller, and for a link of another invoice
 */
export async function revokeGuestLink(
  context: OperationContext,
  { guestLinkId, ...own }: RevokeGuestLink,
): Promise<void> {
  const { invoice, viewer } = await lockInvoiceOf(context.db, own);
  if (viewer !== 'seller') throw noSuchInvoice();
  const link = await context.db
    .selectFrom('invoice_invites')
    .select('revoked_at')
    .where('id', '=', guestLinkId)
    .where('invoice_id', '=', invoice.id)
    .where('recipient_email', 'is not', null)
    .executeTakeFirst();
  if (!link) throw new Refusal('NotFoundError', 'There is no such link.');
  if (link.revoked_at !== null) return;
  await context.db
    .updateTable('invoice_invites')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', guestLinkId)
    .execute();
  await recordMilestone(context, invoice, { event: 'guest-link-revoked', detail: { guestLinkId } });
}
