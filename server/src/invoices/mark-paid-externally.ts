import type { OperationContext } from '../kernel/index.ts';
import { closeInvoice } from './close-invoice.ts';
import { mailBuyer, mailInvoiceSeller } from './invoice-mails.ts';
import { type InvoiceOfParty, lockInvoiceOf, type PartyInvoice } from './lock-invoice-of.ts';

export interface MarkPaidExternally extends InvoiceOfParty {
  /** Name of the person who says so, which both parties see. */
  readonly markedBy: string;
}

/**
 * P6: closes an open or rejected invoice that was paid outside the product, for either party. The other one is told by mail.
 * @throws NotFoundError for others; InvoicePaymentProcessingError, InvoiceStateError
 */
export async function markPaidExternally(
  context: OperationContext,
  { markedBy, ...own }: MarkPaidExternally,
): Promise<PartyInvoice> {
  const { invoice, viewer } = await lockInvoiceOf(context.db, own);
  const closed = await closeInvoice(context, invoice, {
    event: 'marked-paid-externally',
    changes: { paid_on_date: await context.app.clock.today(context.db), marked_by: markedBy },
    detail: { viewer },
  });
  if (viewer === 'seller') await mailBuyer(context, closed, 'invoice-marked-paid-buyer');
  else await mailInvoiceSeller(context, closed, 'invoice-marked-paid-seller');
  return { invoice: closed, viewer };
}
