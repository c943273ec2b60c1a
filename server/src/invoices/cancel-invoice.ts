import type { OperationContext } from '../kernel/index.ts';
import { closeInvoice } from './close-invoice.ts';
import type { Invoice } from './invoice.ts';
import { mailBuyer } from './invoice-mails.ts';
import { noSuchInvoice } from './invoice-repository.ts';
import { type InvoiceOfParty, lockInvoiceOf } from './lock-invoice-of.ts';

export interface CancelInvoice extends InvoiceOfParty {
  /** One of `cancelReasons`, or the seller's own words. */
  readonly message: string;
}

/**
 * Cancels a sent or rejected invoice of the seller.
 * @throws NotFoundError for everybody but the seller; InvoicePaymentProcessingError, InvoiceStateError
 */
export async function cancelInvoice(context: OperationContext, { message, ...own }: CancelInvoice): Promise<Invoice> {
  const { invoice, viewer } = await lockInvoiceOf(context.db, own);
  if (viewer !== 'seller') throw noSuchInvoice();
  const canceled = await closeInvoice(context, invoice, {
    event: 'canceled',
    changes: { canceled_at: await context.app.clock.now(context.db), cancel_message: message },
  });
  await mailBuyer(context, canceled, 'invoice-canceled', undefined, { reason: message });
  return canceled;
}
