import { formatBusinessDate } from '@quittance/sdk/time';
import type { FromSeller, MailWords, WritingSetting } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { invoiceMailTexts as texts } from './texts.en.ts';

/** What every mail about an invoice says of it. */
export interface InvoiceFacts {
  readonly invoiceNumber: string;
  /** Formatted for the mail's locale. */
  readonly amount: string;
  /** `YYYY-MM-DD` */
  readonly dueDate: string;
  /** Where the recipient opens the invoice. */
  readonly link: string;
}

/** A mail for the buyer, which comes from the seller. */
export interface InvoiceForBuyer extends InvoiceFacts, FromSeller {
  /** Contact for questions about paying; absent if the linked page offers a way to pay. */
  readonly contactEmail?: string;
  /** What the buyer pays with the early discount; absent without one that can still be taken. */
  readonly discountedAmount?: string;
  /** The last day of the discount, `YYYY-MM-DD`. */
  readonly discountEndDate?: string;
}

/** A mail for the seller about a buyer. */
export interface InvoiceForSeller extends InvoiceFacts {
  readonly buyerName: string;
}

/** Texts that differ between the mails. */
interface Text {
  readonly subject: string;
  readonly heading: string;
  readonly sentences: readonly string[];
  /** What the other side wrote, unchanged. */
  readonly message?: string | undefined;
}

const factsOf = (
  { invoiceNumber, amount, dueDate }: InvoiceFacts,
  { t, locale }: WritingSetting,
): NonNullable<MailWords['facts']> => [
  [t(mailTexts, 'invoice'), invoiceNumber],
  [t(mailTexts, 'amount'), amount],
  [t(texts, 'dueDate'), formatBusinessDate(dueDate, locale)],
];

const discountOf = (
  { discountedAmount: amount, discountEndDate: date }: InvoiceForBuyer,
  { t, locale }: WritingSetting,
): NonNullable<MailWords['facts']> =>
  amount !== undefined && date !== undefined
    ? [[t(texts, 'withDiscount', { date: formatBusinessDate(date, locale) }), amount]]
    : [];

/** Writes a mail that a buyer gets from the seller, with the buyer's own link. */
export function toBuyer(
  data: InvoiceForBuyer,
  setting: WritingSetting,
  { isPayable, ...text }: Text & { readonly isPayable: boolean },
): MailWords {
  const { sellerName, link, contactEmail } = data;
  const { t, brandName, supportEmail } = setting;
  const label = isPayable && contactEmail === undefined ? t(texts, 'viewAndPay') : t(mailTexts, 'viewInvoice');
  return {
    senderName: sellerName,
    ...bodyOf(text),
    facts: [...factsOf(data, setting), ...(isPayable ? discountOf(data, setting) : [])],
    action: { label, link },
    notes: [
      ...(isPayable && contactEmail !== undefined ? [t(texts, 'askHowToPay', { contactEmail })] : []),
      t(texts, 'personalLink', { sellerName }),
      t(texts, 'questions', { brandName, sellerName, supportEmail }),
    ],
  };
}

/** Writes a mail that a seller gets about a buyer's invoice. */
export function toInvoiceSeller(data: InvoiceForSeller, setting: WritingSetting, text: Text): MailWords {
  const { t } = setting;
  return {
    ...bodyOf(text),
    facts: [[t(texts, 'buyer'), data.buyerName], ...factsOf(data, setting)],
    action: { label: t(mailTexts, 'viewInvoice'), link: data.link },
  };
}

const bodyOf = ({ subject, heading, sentences, message }: Text) => ({
  subject,
  heading,
  paragraphs: sentences,
  ...(message !== undefined && { document: message }),
});
