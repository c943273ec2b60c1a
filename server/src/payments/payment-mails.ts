import { formatMoney } from '@quittance/sdk/money';
import { type Invoice, mintGuestLink, numberOf, type OperationContext } from '../invoices/index.ts';
import { sendMail } from '../notifications/index.ts';
import { listMembers } from '../organizations/index.ts';
import type { Paying } from './postings.ts';
import type { PaymentState } from './tables.ts';

/** Whoever has no preference of their own yet is written to in English. */
const sellerLocale = 'en';

const invoiceUrl = (context: OperationContext, invoice: Invoice): string =>
  `${context.app.config.publicUrl}/invoices/${invoice.id}`;

const amountOf = ({ payment }: Paying, locale: 'en' | 'es'): string =>
  formatMoney({ amountMinor: payment.amountMinor, currency: payment.currency }, locale);

async function ownersOf(context: OperationContext, organizationId: string): Promise<readonly string[]> {
  const members = await listMembers(context.db, organizationId);
  return members.filter(({ role }) => role === 'owner').map(({ email }) => email);
}

/** Tells both sides that the money is good. */
export async function mailPaymentReceived(
  context: OperationContext,
  paying: Paying,
  availableOn: string,
): Promise<void> {
  const { invoice, payment } = paying;
  for (const to of await ownersOf(context, invoice.sellerOrganizationId)) {
    await sendMail(context.db, {
      to,
      template: 'payment-received-seller',
      locale: sellerLocale,
      data: {
        buyerName: invoice.recipientName,
        invoiceNumber: numberOf(invoice),
        amount: amountOf(paying, sellerLocale),
        availableOn,
        link: invoiceUrl(context, invoice),
      },
      about: invoice.id,
    });
  }
  await sendMail(context.db, {
    to: invoice.recipientEmail,
    template: 'payment-confirmation-payer',
    locale: payment.payerLocale,
    data: {
      sellerName: invoice.senderName,
      invoiceNumber: numberOf(invoice),
      amount: amountOf(paying, payment.payerLocale),
      paidOn: payment.authorizedOn,
      // A guest has no page of their own to be sent to.
      ...(payment.payerOrganizationId !== null && { link: invoiceUrl(context, invoice) }),
    },
    about: invoice.id,
  });
}

/** Tells both sides that a debit failed, and gives the guest a fresh link to pay again. */
export async function mailPaymentFailed(
  context: OperationContext,
  paying: Paying,
  failure: { readonly state: PaymentState; readonly code: string },
): Promise<void> {
  const { invoice, payment } = paying;
  const returnCode = failure.code;
  // What never reached the payer's bank can't have been returned by it.
  const event = failure.state === 'refused' ? 'debit-refused' : 'debit-returned';
  for (const to of await ownersOf(context, invoice.sellerOrganizationId)) {
    await sendMail(context.db, {
      to,
      template: `${event}-seller`,
      locale: sellerLocale,
      data: {
        buyerName: invoice.recipientName,
        invoiceNumber: numberOf(invoice),
        amount: amountOf(paying, sellerLocale),
        returnCode,
        link: invoiceUrl(context, invoice),
      },
      about: invoice.id,
    });
  }
  const guestLink = await mintGuestLink(context.db, invoice.id, context.app.config);
  await sendMail(context.db, {
    to: invoice.recipientEmail,
    template: `${event}-payer`,
    locale: payment.payerLocale,
    data: {
      sellerName: invoice.senderName,
      invoiceNumber: numberOf(invoice),
      amount: amountOf(paying, payment.payerLocale),
      returnCode,
      link: guestLink.url,
    },
    about: invoice.id,
  });
}
