import { formatBusinessDate } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { invoiceSentTexts as texts } from './texts.en.ts';

export interface SentInvoice {
  readonly sellerName: string;
  readonly invoiceNumber: string;
  readonly amount: string;
  readonly dueDate: string;
  readonly link: string;
  /** Contact for questions about paying; absent if the linked page offers a way to pay. */
  readonly contactEmail?: string;
}

export const mail: MailWriter<SentInvoice> = (data, { t, locale, brandName, supportEmail }) => {
  const { sellerName, invoiceNumber, amount, link, contactEmail } = data;
  const dueDate = formatBusinessDate(data.dueDate, locale);
  return {
    subject: t(texts, 'subject', { sellerName, invoiceNumber }),
    heading: t(texts, 'heading', { sellerName }),
    paragraphs: [t(texts, 'sent', { sellerName, amount, dueDate })],
    facts: [
      [t(mailTexts, 'invoice'), invoiceNumber],
      [t(mailTexts, 'amount'), amount],
      [t(texts, 'dueDate'), dueDate],
    ],
    action: { label: contactEmail === undefined ? t(texts, 'viewAndPay') : t(mailTexts, 'viewInvoice'), link },
    notes: [
      ...(contactEmail === undefined ? [] : [t(texts, 'askHowToPay', { contactEmail })]),
      t(texts, 'personalLink'),
      t(texts, 'questions', { brandName, sellerName, supportEmail }),
    ],
  };
};
