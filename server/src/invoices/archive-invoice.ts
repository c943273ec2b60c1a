import { isArchivable } from '@quittance/sdk/rules';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { type InvoiceOfParty, lockInvoiceOf, type PartyInvoice } from './lock-invoice-of.ts';
import { recordMilestone } from './move-invoice.ts';

/**
 * Moves a finished invoice from one side's list to its log. Archiving again changes nothing.
 * @throws NotFoundError for others; InvoiceStateError while something is left to do with the invoice
 */
export async function archiveInvoice(context: OperationContext, own: InvoiceOfParty): Promise<PartyInvoice> {
  const { invoice, viewer } = await lockInvoiceOf(context.db, own);
  if (invoice.archivedBy[viewer]) return { invoice, viewer };
  if (!isArchivable(invoice.status)) {
    throw new Refusal('InvoiceStateError', `The invoice is ${invoice.status} and can't be archived.`);
  }
  const archived = await recordMilestone(context, invoice, {
    event: 'archived',
    changes: viewer === 'seller' ? { archived_by_seller: true } : { archived_by_buyer: true },
    detail: { viewer },
  });
  return { invoice: archived, viewer };
}
