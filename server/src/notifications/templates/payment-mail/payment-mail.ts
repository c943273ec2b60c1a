import type { MailWords, WritingSetting } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { paymentMailTexts as texts } from './texts.en.ts';

/** What a mail about a payment says of it to the payer. */
export interface PaymentForPayer {
  readonly sellerName: string;
  readonly invoiceNumber: string;
  /** Formatted for the mail's locale. */
  readonly amount: string;
  /** The invoice in the portal; absent for a guest. */
  readonly link?: string;
}

/** Writes a mail about a payment that compliance checks or denied, for its payer. */
export const toPaymentPayer = (
  { invoiceNumber, amount, link }: PaymentForPayer,
  { t, supportEmail }: WritingSetting,
  text: Pick<MailWords, 'subject' | 'heading' | 'paragraphs'>,
): MailWords => ({
  ...text,
  facts: [
    [t(mailTexts, 'invoice'), invoiceNumber],
    [t(mailTexts, 'amount'), amount],
  ],
  ...(link !== undefined && { action: { label: t(mailTexts, 'viewInvoice'), link } }),
  notes: [t(texts, 'questions', { supportEmail })],
});
