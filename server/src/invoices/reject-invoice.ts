import { type ActorOf, asGuest, type OperationContext, organizationOf } from '../kernel/index.ts';
import { closeInvoice } from './close-invoice.ts';
import { assertInvited } from './invites.ts';
import type { Invoice } from './invoice.ts';
import { mailInvoiceSeller } from './invoice-mails.ts';
import { lockInvoice, noSuchInvoice } from './invoice-repository.ts';
import { lockInvoiceOf } from './lock-invoice-of.ts';

export interface RejectInvoice {
  readonly invoiceId: string;
  readonly by: ActorOf<'guest' | 'embed' | 'customer'>;
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
  const invoice = await lockAsBuyer(context, invoiceId, by);
  const rejected = await closeInvoice(context, invoice, {
    event: 'rejected',
    changes: { rejected_at: await context.app.clock.now(context.db), rejection_message: message },
  });
  await mailInvoiceSeller(context, rejected, 'invoice-rejected', message === null ? {} : { reason: message });
  return rejected;
}

async function lockAsBuyer({ db }: OperationContext, invoiceId: string, by: RejectInvoice['by']): Promise<Invoice> {
  if (by.kind !== 'customer') {
    assertInvited(asGuest(by), invoiceId);
    return await lockInvoice(db, invoiceId);
  }
  const { invoice, viewer } = await lockInvoiceOf(db, { invoiceId, organizationId: organizationOf(by) });
  if (viewer !== 'buyer') throw noSuchInvoice();
  return invoice;
}
