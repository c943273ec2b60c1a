import { organizationManagers } from '@quittance/sdk/contract';
import { formatMoney } from '@quittance/sdk/money';
import { getInvoiceById, noSuchInvoice, numberOf } from '../invoices/index.ts';
import { type ActorOf, type CallContext, organizationOf, Refusal } from '../kernel/index.ts';
import { assertPayable } from './assert-payable.ts';

export interface PaymentDescription {
  readonly sellerName: string;
  readonly invoiceNumber: string;
  /** Formatted in the language of the call. */
  readonly amount: string;
}

const isPayer = ({ role }: ActorOf<'customer'>): boolean =>
  organizationManagers.roles.some((allowed) => allowed === role);

/**
 * What a buyer is about to pay, for the mail with the code that confirms it.
 * @throws ForbiddenError for a role that may not pay; NotFoundError for anybody but the recipient; InvoicePaymentProcessingError, InvoiceStateError
 */
export async function describePayment(
  { db, actor, locale }: CallContext<ActorOf<'customer'>>,
  invoiceId: string,
): Promise<PaymentDescription> {
  // Asking is open to everybody signed in; paying, which the code is for, is not.
  if (!isPayer(actor)) throw new Refusal('ForbiddenError', 'Your role lets you see invoices, not pay them.');
  const invoice = await getInvoiceById(db, invoiceId);
  if (invoice.buyerOrganizationId !== organizationOf(actor)) throw noSuchInvoice();
  assertPayable(invoice);
  const { senderName: sellerName, totalDueMinor: amountMinor, currency } = invoice;
  return { sellerName, invoiceNumber: numberOf(invoice), amount: formatMoney({ amountMinor, currency }, locale) };
}
