import type { AccountType } from '@quittance/sdk/contract';
import { isRestrictedOrganization } from '@quittance/sdk/rules';
import { isActiveForTransactions } from '../accounts/index.ts';
import { amountDueOn, type Invoice, type InvoiceWithItems, lockInvoice, noSuchInvoice } from '../invoices/index.ts';
import { actorLocale, type Locale, newId, type OperationContext, Refusal } from '../kernel/index.ts';
import { accounts } from '../ledger/index.ts';
import { findRecipientLocale } from '../notifications/index.ts';
import { type CurrencyAccount, findParties, type Organization, type Party } from '../organizations/index.ts';
import { assertPayable } from './assert-payable.ts';
import { assertShownAmount } from './assert-shown-amount.ts';
import { holdPayment } from './hold-payment.ts';
import { insertPayment, newPayment, type Payment } from './payment.ts';
import { paidFromBalance, paymentAccepted } from './postings.ts';
import { publishBalance, receivePayment } from './receive-payment.ts';

export interface PayFromBalance {
  readonly invoiceId: string;
  /** The paying organization; must be the invoice's recipient. */
  readonly buyerOrganizationId: string;
  /** Type of US dollar account; default: traditional. Other currencies have only one account. */
  readonly accountType?: AccountType;
  /** The amount that the buyer was shown, decimal text in major units; absent: whatever is due. */
  readonly shownAmount?: string;
}

/**
 * Pays an invoice in full from the buyer's balance. The invoice becomes allocated before the due date, completed on it,
 * paid late after it. While staff monitor the buyer, the payment waits for compliance.
 * @throws NotFoundError for anybody but the recipient; InvoicePaymentProcessingError, InvoiceStateError;
 * CurrencyAccountUnavailableError; PaymentAmountChangedError, InsufficientFundsError, which change nothing; PersonOrCompanyDisabled for a
 * restricted
 *   buyer
 */
export const payFromBalance = async (context: OperationContext, input: PayFromBalance): Promise<Invoice> =>
  (await payBetweenParties(context, input)).invoice;

interface PaidInvoice extends InvoiceWithItems {
  readonly organizations: ReadonlyMap<string, Organization>;
}

/** Like {@link payFromBalance}, but also returns what is needed to show the invoice, to save reading it again. */
export async function payBetweenParties(context: OperationContext, input: PayFromBalance): Promise<PaidInvoice> {
  const invoice = await lockInvoice(context.db, input.invoiceId);
  if (invoice.buyerOrganizationId !== input.buyerOrganizationId) throw noSuchInvoice();
  assertPayable(invoice);
  const parties = await findParties(context.db, [invoice.sellerOrganizationId, input.buyerOrganizationId]);
  const [seller, buyer] = [parties.get(invoice.sellerOrganizationId), parties.get(input.buyerOrganizationId)];
  if (!seller || !buyer) throw new Error(`An organization of invoice ${invoice.id} is missing.`);
  const account = getPayingAccount(buyer, invoice, input);
  const payment = await authorizePayment(context, invoice, account);
  assertShownAmount(payment, input.shownAmount);
  const paying = { invoice, payment };
  const buyerAccount = accounts.available(buyer.organization.id, account);
  const paid = buyer.organization.monitored
    ? await holdPayment(context, paying, { buyerAccount, sellerOwners: seller.owners })
    : await receivePayment(context, paying, {
        event: 'balance-paid',
        journals: [paymentAccepted(paying), paidFromBalance(paying, buyerAccount)],
        seller,
        save: (cleared) => insertPayment(context.db, cleared),
      });
  await publishBalance(context, input.buyerOrganizationId, invoice.id);
  const organizations = new Map([...parties].map(([id, { organization }]) => [id, organization]));
  return { ...paid, organizations };
}

function getPayingAccount(buyer: Party, { currency }: Invoice, { accountType = 'traditional' }: PayFromBalance) {
  if (isRestrictedOrganization(buyer.organization.status)) {
    throw new Refusal('PersonOrCompanyDisabled', 'The company is restricted.');
  }
  const account = buyer.accounts.find((each) => each.currency === currency && each.accountType === accountType);
  if (account === undefined || !isActiveForTransactions(buyer.organization, account)) {
    throw new Refusal('CurrencyAccountUnavailableError', `There is no active ${currency} account to pay from.`);
  }
  return account;
}

async function authorizePayment(
  context: OperationContext,
  invoice: Invoice,
  account: CurrencyAccount,
): Promise<Payment> {
  const { app, db } = context;
  const today = await app.clock.today(db);
  return newPayment({
    id: newId('pay'),
    invoiceId: invoice.id,
    method: 'balance',
    ...amountDueOn(invoice, today),
    currency: invoice.currency,
    payerOrganizationId: account.organizationId,
    payerAccountType: account.accountType,
    payerLocale: await payerLocale(context, invoice),
    authorizedOn: today,
    authorizedAt: await app.clock.now(db),
  });
}

/** Mails about the payment go to the invoice's recipient, who is mostly the person who pays. */
async function payerLocale(context: OperationContext, { recipientEmail }: Invoice): Promise<Locale> {
  const { db, actor } = context;
  const locale = actorLocale(context);
  const isRecipient = actor.kind === 'customer' && actor.email === recipientEmail;
  return isRecipient ? locale : await findRecipientLocale(db, recipientEmail, locale);
}
