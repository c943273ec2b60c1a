import { formatMoney } from '@quittance/sdk/money';
import { canGuestPay, lateFeeWords } from '@quittance/sdk/rules';
import type { Locale, OperationContext } from '../kernel/index.ts';
import { type Mail, mailOwners, sendMail } from '../notifications/index.ts';
import { findContactEmail, findParties } from '../organizations/index.ts';
import { amountDueOn } from './amount-due.ts';
import { findBuyerLocale } from './buyer-locale.ts';
import { documentTextsFor } from './documents/document-texts.ts';
import { type GuestLink, mintMailedLink } from './invites.ts';
import { type Invoice, numberOf } from './invoice.ts';
import { completeLateFee } from './late-fee-terms.ts';
import { paymentWaysOf } from './present-invoice.ts';

type BuyerMail =
  | 'invoice-sent'
  | 'invoice-reminder'
  | 'invoice-overdue-buyer'
  | 'invoice-canceled'
  | 'invoice-marked-paid-buyer';
type SellerMail =
  | 'invoice-overdue-seller'
  | 'invoice-rejected'
  | 'invoice-marked-paid-seller'
  | 'external-payment-notified';

/** What one template says besides the invoice. */
interface Extra {
  /** Why it was canceled or rejected: an option, or the other side's words. */
  readonly reason?: string;
}

/** What every mail that comes from the seller says of them: name and logo of the invoice as it was sent. */
export const sellerFacts = ({ senderName, logoFileId }: Invoice) => ({
  sellerName: senderName,
  ...(logoFileId !== null && { logoFileId }),
});

const factsOf = (invoice: Invoice, locale: Locale) => ({
  invoiceNumber: numberOf(invoice),
  amount: formatMoney({ amountMinor: invoice.totalDueMinor, currency: invoice.currency }, locale),
  dueDate: invoice.dueDate,
});

function discountOf(invoice: Invoice, today: string, locale: Locale) {
  const { amountMinor, discountMinor } = amountDueOn(invoice, today);
  const discountEndDate = invoice.earlyDiscount.endDate;
  if (discountMinor === 0n || discountEndDate === null) return {};
  return { discountedAmount: formatMoney({ amountMinor, currency: invoice.currency }, locale), discountEndDate };
}

function lateFeeOf(invoice: Invoice, locale: Locale) {
  const terms = completeLateFee(invoice);
  return terms ? { lateFee: lateFeeWords(terms, { t: documentTextsFor(locale), locale }) } : {};
}

/**
 * Mails the buyer about an invoice, in the recipient's language, with a personal link.
 * @param guestLink default: a new one, because the token of the last one is not stored
 */
export async function mailBuyer(
  context: OperationContext,
  invoice: Invoice,
  template: BuyerMail,
  guestLink?: GuestLink,
  extra: Extra = {},
): Promise<void> {
  const { url } = guestLink ?? (await mintMailedLink(context, invoice));
  const isStuck = invoice.buyerOrganizationId === null && !canGuestPay(paymentWaysOf(invoice));
  const contactEmail = isStuck ? await findContactEmail(context.db, invoice.sellerOrganizationId) : null;
  const locale = await findBuyerLocale(context, invoice);
  const today = await context.app.clock.today(context.db);
  await sendMail(context.db, {
    to: invoice.recipientEmail,
    template,
    locale,
    data: {
      ...factsOf(invoice, locale),
      ...sellerFacts(invoice),
      link: url,
      ...(contactEmail !== null && { contactEmail }),
      ...discountOf(invoice, today, locale),
      ...(template === 'invoice-overdue-buyer' && lateFeeOf(invoice, locale)),
      ...(template === 'invoice-reminder' && invoice.isOverdue && { overdue: true }),
      ...extra,
    },
    about: invoice.id,
  });
}

/** Mails the seller's owners about an invoice, each in their language. */
export const mailInvoiceSeller = (
  context: OperationContext,
  invoice: Invoice,
  template: SellerMail,
  extra: Extra = {},
): Promise<void> =>
  mailSellerOwners(context, invoice, (recipient) => ({
    ...recipient,
    template,
    data: {
      ...factsOf(invoice, recipient.locale),
      buyerName: invoice.recipientName,
      link: `${context.app.config.publicUrl}/invoices/${invoice.id}`,
      ...extra,
    },
  }));

/** Tells the seller's owners that a scheduled invoice is a draft again. */
export const mailScheduledNotSent = (context: OperationContext, invoice: Invoice): Promise<void> =>
  mailSellerOwners(context, invoice, (recipient) => ({
    ...recipient,
    template: 'scheduled-invoice-not-sent',
    data: {
      buyerName: invoice.recipientName,
      sendingDate: invoice.sendingDate ?? invoice.dueDate,
      link: `${context.app.config.publicUrl}/invoices/${invoice.id}/form`,
    },
  }));

/** Tells the seller's owners that a recurring invoice could not be sent, and is paused. */
export const mailSeriesPaused = (context: OperationContext, source: Invoice): Promise<void> =>
  mailSellerOwners(context, source, (recipient) => ({
    ...recipient,
    template: 'series-paused',
    data: {
      buyerName: source.recipientName,
      invoiceNumber: numberOf(source),
      link: `${context.app.config.publicUrl}/invoices/${source.id}`,
    },
  }));

type Recipient = Parameters<Parameters<typeof mailOwners>[2]>[0];

async function mailSellerOwners(
  { db }: OperationContext,
  { id: about, sellerOrganizationId }: Invoice,
  mailTo: (recipient: Recipient) => Mail,
): Promise<void> {
  const seller = (await findParties(db, [sellerOrganizationId])).get(sellerOrganizationId);
  await mailOwners(db, { owners: seller?.owners ?? [], about }, mailTo);
}
