import type { AccountType } from '@quittance/sdk/contract';
import { isRestrictedCompany } from '@quittance/sdk/rules';
import { isActiveForTransactions } from '../accounts/index.ts';
import { type Invoice, lockInvoice, noSuchInvoice, type OperationContext } from '../invoices/index.ts';
import { newId, Refusal } from '../kernel/index.ts';
import { accounts } from '../ledger/index.ts';
import { findCurrencyAccount, getOrganization } from '../organizations/index.ts';
import { assertPayable } from './assert-payable.ts';
import { type Payment, toPayment } from './payment.ts';
import { paidFromBalance, paymentAccepted } from './postings.ts';
import { publishBalance, receivePayment } from './receive-payment.ts';

export interface PayFromBalance {
  readonly invoiceId: string;
  /** The business that pays; it must be the invoice's recipient. */
  readonly buyerOrganizationId: string;
  /** Which US dollar account; traditional when absent. Other currencies have only one. */
  readonly accountType?: AccountType;
}

/**
 * Pays an invoice in full from the buyer's balance: allocated before the due date, completed on it, paid late after it.
 * @throws NotFoundError for anybody but the recipient; InvoicePaymentProcessingError, InvoiceStateError;
 *   CurrencyAccountUnavailableError; InsufficientFundsError, which leaves everything where it was;
 *   PersonOrCompanyDisabled for a restricted buyer
 */
export async function payFromBalance(context: OperationContext, input: PayFromBalance): Promise<Invoice> {
  const invoice = await lockInvoice(context.db, input.invoiceId);
  if (invoice.buyerOrganizationId !== input.buyerOrganizationId) throw noSuchInvoice();
  assertPayable(invoice);
  const account = await getPayingAccount(context, invoice, input);
  const payment = await createPayment(context, invoice, { ...input, accountType: account.accountType });
  const paying = { invoice, payment };
  const buyerAccount = accounts.available(input.buyerOrganizationId, account);
  const paid = await receivePayment(context, paying, {
    event: 'balance-paid',
    journals: [paymentAccepted(paying), paidFromBalance(paying, buyerAccount)],
  });
  await publishBalance(context, input.buyerOrganizationId, invoice.id);
  return paid;
}

async function getPayingAccount(context: OperationContext, { currency }: Invoice, input: PayFromBalance) {
  const buyer = await getOrganization(context.db, input.buyerOrganizationId);
  if (isRestrictedCompany(buyer.status)) {
    throw new Refusal('PersonOrCompanyDisabled', 'The company is restricted.');
  }
  const account = await findCurrencyAccount(context.db, buyer.id, {
    currency,
    ...(input.accountType !== undefined && { accountType: input.accountType }),
  });
  if (account === null || !isActiveForTransactions(buyer, account)) {
    throw new Refusal('CurrencyAccountUnavailableError', `There is no active ${currency} account to pay from.`);
  }
  return account;
}

async function createPayment(
  context: OperationContext,
  invoice: Invoice,
  payer: { readonly buyerOrganizationId: string; readonly accountType: AccountType },
): Promise<Payment> {
  const row = await context.db
    .insertInto('invoice_payments')
    .values({
      id: newId('pay'),
      invoice_id: invoice.id,
      method: 'balance',
      state: 'authorized',
      amount_minor: invoice.totalDueMinor,
      currency: invoice.currency,
      payer_organization_id: payer.buyerOrganizationId,
      payer_account_type: payer.accountType,
      payer_locale: context.locale,
      authorized_on: await context.app.clock.today(context.db),
      authorized_at: await context.app.clock.now(context.db),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPayment(row);
}
