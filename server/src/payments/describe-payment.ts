import { formatMoney } from '@quittance/sdk/money';
import { finalAmountNowMinor, getInvoiceById, noSuchInvoice, numberOf } from '../invoices/index.ts';
import { type CallContext, organizationOf } from '../kernel/index.ts';
import { assertPayable } from './assert-payable.ts';

export interface PaymentDescription {
  readonly sellerName: string;
  readonly invoiceNumber: string;
  /** Formatted in the call's language. */
  readonly amount: string;
}

/**
 * Describes the payment for the mail with the confirmation code.
 * @throws NotFoundError for anybody but the recipient; InvoicePaymentProcessingError, InvoiceStateError
 */
export async function describePayment(
  { app, db, actor, locale }: CallContext,
  invoiceId: string,
): Promise<PaymentDescription> {
  const invoice = await getInvoiceById(db, invoiceId);
  if (actor.kind !== 'customer' || invoice.buyerOrganizationId !== organizationOf(actor)) throw noSuchInvoice();
  assertPayable(invoice);
  const { senderName: sellerName, currency } = invoice;
  const amountMinor = await finalAmountNowMinor({ app, db }, invoice);
  return { sellerName, invoiceNumber: numberOf(invoice), amount: formatMoney({ amountMinor, currency }, locale) };
}
