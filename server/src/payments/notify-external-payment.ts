import { isExternalPaymentOffered } from '@quittance/sdk/rules';
import {
  type BuyingActor,
  type Invoice,
  lockAsBuyer,
  mailInvoiceSeller,
  paymentWaysOf,
  recordMilestone,
} from '../invoices/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { assertPayable } from './assert-payable.ts';

export interface NotifyExternalPayment {
  readonly invoiceId: string;
  readonly by: BuyingActor;
}

/**
 * Tells the seller that the buyer paid outside the product. Once per invoice: a repetition changes nothing and mails
 * nobody. The invoice stays open until the seller or the buyer marks it as paid externally.
 * @throws those of `lockAsBuyer`; InvoiceStateError, InvoicePaymentProcessingError; PaymentMethodUnavailableError when
 *   the seller doesn't offer it
 */
export async function notifyExternalPayment(
  context: OperationContext,
  { invoiceId, by }: NotifyExternalPayment,
): Promise<Invoice> {
  const invoice = await lockAsBuyer(context.db, invoiceId, by);
  assertPayable(invoice);
  if (!isExternalPaymentOffered(paymentWaysOf(invoice))) {
    throw new Refusal('PaymentMethodUnavailableError', 'The seller takes no payments of this invoice by other means.');
  }
  if (invoice.externalNotifiedAt !== null) return invoice;
  const notified = await recordMilestone(context, invoice, {
    event: 'external-payment-notified',
    changes: { external_notified_at: await context.app.clock.now(context.db) },
  });
  await mailInvoiceSeller(context, notified, 'external-payment-notified');
  return notified;
}
