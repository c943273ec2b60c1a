import type { OperationContext } from '../kernel/index.ts';
import { closeInvoice } from './close-invoice.ts';
import type { Invoice } from './invoice.ts';
import { mailInvoiceSeller } from './invoice-mails.ts';
import { type BuyingActor, lockAsBuyer } from './lock-as-buyer.ts';

export interface RejectInvoice {
  readonly invoiceId: string;
  readonly by: BuyingActor;
  /** Null without a reason. */
  readonly message: string | null;
}

/**
 * Rejects an open invoice for its buyer.
 * @throws NotFoundError, InvalidInviteTokenError for others; InvoicePaymentProcessingError, InvoiceStateError
 */
export async function rejectInvoice(
  context: OperationContext,
  { invoiceId, by, message }: RejectInvoice,
): Promise<Invoice> {
  const invoice = await lockAsBuyer(context.db, invoiceId, by);
  const rejected = await closeInvoice(context, invoice, {
    event: 'rejected',
    changes: { rejected_at: await context.app.clock.now(context.db), rejection_message: message },
  });
  await mailInvoiceSeller(context, rejected, 'invoice-rejected', message === null ? {} : { reason: message });
  return rejected;
}
